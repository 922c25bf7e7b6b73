'use client'
import { useState } from 'react'
import { addressLines, townLine } from '../../domain/address/address-lines.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import { discountsOf } from '../../domain/checkout/promoted-lines.ts'
import { giftText } from '../../domain/gift-card/gift-text.ts'
import { giftsSentBy } from '../../domain/orders/gift-letter.ts'
import { wasFree } from '../../domain/orders/order.ts'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { taxLabel } from '../../domain/tax/tax-label.ts'
import type { OrderSheetData } from './sheet.ts'
import { OrderGroups, preorderWords, storeNameIn } from './order-groups.tsx'
import { refundedWays } from './refund-ways.ts'
import { staffText } from '../staff-words.ts'
import { giftWords, momentInZone, paymentName, sheetWord, type SheetWord } from './order-sheet-words.ts'

type Props = { sheet: OrderSheetData; language: string }

/** The sold lines, the shopper and the price. */
export function OrderFacts({ sheet: { order, paid, payments, stuck }, language }: Props) {
  const locale = localeOr(language)
  const [today] = useState(() => shopDay(Date.now()))
  const say = (word: SheetWord, values?: Record<string, string>) => sheetWord(language, word, values)
  const dollars = (cents: number) => money(cents, locale)
  const { placedAt, contact, address, pickupName, billing, giftMessage, lines, totals, promo, refunded } = order
  const discounts = discountsOf(totals)
  const amounts: [string, number][] = [
    [say('merchandise'), totals.merchandise],
    ...discounts.promotions.map(({ name, amount }): [string, number] => [name[locale], -amount]),
    [promo ? `${say('promo')} ${promo}` : say('discount'), -discounts.ofCode],
    [say('delivery'), totals.shipping - totals.shippingDiscount],
    ...totals.taxes.map((tax): [string, number] => [taxLabel(tax, locale), tax.amount]),
    [say('total'), totals.total],
    ...totals.giftCards.map(({ id, amount }): [string, number] => [`${say('giftCard')} ${id}`, -amount]),
    // What was charged besides gift cards, or still is to be.
    [say('afterCards'), totals.giftCards.length > 0 ? totals.due : 0],
    [say('paid'), paid],
    [say('due'), paid === 0 && order.state !== 'cancelled' ? totals.due : 0],
    [say('refunded'), refunded],
    ...refundedWays(order, language).map(({ name, amount }): [string, number] => [say('refundedTo', { name }), amount]),
  ]
  return (
    <>
      <div className="order-sheet__facts">
        <section>
          <h3>{say('shopper')}</h3>
          {pickupName && <p>{`${say('pickupName')} ${pickupName}`}</p>}
          <p>{contact.email}</p>
          <p>{phoneText(contact.phone, locale)}</p>
          {address && (
            <address>
              {[address.name, address.line1, address.line2, townLine(address, locale)].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          )}
          <p>{`${say('placed')} ${momentInZone(language, placedAt)}, ${say(order.locale === 'fr' ? 'french' : 'english')}`}</p>
        </section>
        <section>
          <h3>{say('way')}</h3>
          <OrderGroups order={order} language={language} />
        </section>
        <section>
          <h3>{say('payment')}</h3>
          <p>{paymentText(order, say)}</p>
          {payments
            .filter(({ gateway }) => gateway !== 'none')
            .map(({ key, state, reference, amount }) => (
              <p key={key}>{[paymentName(language, state), dollars(amount), reference].filter(Boolean).join(' · ')}</p>
            ))}
          {stuck.map(({ kind, gateway }, index) => (
            <p key={`${index} ${kind}`}>
              <strong>{say(kind === 'refund' ? 'refundStuck' : 'captureStuck')}</strong>{' '}
              {gateway && say('gatewayMissing', { gateway })}
            </p>
          ))}
          {billing && <p>{`${say('billing')} ${addressLines(billing, locale).join(', ')}`}</p>}
          {giftMessage && <p>{`${say('giftMessage')} ${giftMessage}`}</p>}
        </section>
      </div>
      <section className="order-sheet__scroll">
        <h3>{say('items')}</h3>
        <table>
          <thead>
            <tr>
              {(['product', 'sku', 'from', 'units'] as const).map((word) => (
                <th key={word} scope="col">
                  {say(word)}
                </th>
              ))}
              {(['each', 'discount', 'amount'] as const).map((word) => (
                <th key={word} scope="col" className="order-sheet__sum">
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(
              (
                {
                  sku,
                  title,
                  colour,
                  size,
                  location,
                  shippingClass,
                  quantity,
                  returned,
                  cancelled = 0,
                  unit,
                  regular,
                  asEmployee,
                  discount,
                  net,
                  gift,
                  seller,
                  preorder,
                },
                index,
              ) => (
                <tr key={`${sku} ${index}`}>
                  <td>
                    {[title[locale], colour?.[locale], size?.[locale]].filter(Boolean).join(', ')}
                    {gift && <div>{giftText(gift, giftWords, { locale, today: giftsSentBy(order, today) })}</div>}
                    {gift?.message && <div>{`${say('giftMessage')} ${gift.message}`}</div>}
                    {preorder && <div>{preorderWords(language, preorder)}</div>}
                    {seller && <div>{`${say('soldBy')} ${seller.name}`}</div>}
                    {asEmployee && <div>{say('employeePrice', { amount: dollars(regular) })}</div>}
                  </td>
                  <td>{sku}</td>
                  <td>
                    {shippingClass === 'none'
                      ? staffText(locale, 'order_group_email')
                      : location === 'online'
                        ? say('online')
                        : storeNameIn(order)(location)}
                  </td>
                  <td>
                    {quantity}
                    {returned > 0 && ` (${returned} ${say('returned')})`}
                    {cancelled > 0 && ` (${cancelled} ${say('cancelledUnits')})`}
                  </td>
                  <td className="order-sheet__sum">{dollars(unit)}</td>
                  <td className="order-sheet__sum">{discount > 0 ? dollars(-discount) : ''}</td>
                  <td className="order-sheet__sum">{dollars(net)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
      <section className="order-sheet__amounts">
        <h3>{say('amounts')}</h3>
        <table>
          <tbody>
            {amounts
              .filter(([name, cents]) => cents !== 0 || name === say('total'))
              .map(([name, cents]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="order-sheet__sum">{dollars(cents)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function paymentText(order: OrderSheetData['order'], say: (word: SheetWord) => string): string {
  const { method, gateway, card } = order.payment
  if (wasFree(order)) return say('nothingToPay')
  if (method === 'store') return say('atTill')
  if (method === 'gift-card') return say('withCards')
  return [gateway === 'test' ? say('testGateway') : gateway, card && `•••• ${card}`].filter(Boolean).join(' ')
}
