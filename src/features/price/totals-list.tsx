import type { ReactNode } from 'react'
import { discountsOf } from '../../domain/checkout/promoted-lines.ts'
import type { Totals } from '../../domain/checkout/quote.ts'
import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { taxLabel } from '../../domain/tax/tax-label.ts'
import { m } from '../../paraglide/messages.js'

type Props = {
  totals: Totals
  locale: Locale
  promo?: string
  /** The label of a gift card, by its id. */
  cardName?(id: string): string
  /**
   * Not known yet: taxes before there is an address. A delivery not yet chosen is shown as the total counts it, the
   * cheapest.
   */
  unknown?: { shipping?: boolean; taxes?: boolean }
  /** Whether anything is shipped at all. */
  ships?: boolean
  /** Nothing is owed: the remainder after gift cards was paid. */
  isPaid?: boolean
  /** Of what was paid, gift cards included. */
  refunded?: Cents | undefined
  /** What of it went to gift cards. */
  refundedToCards?: Cents | undefined
}

/**
 * The totals of an order, line by line; each tax by its own name, rate and number (checkout, confirmation, account).
 */
export function TotalsList({
  totals,
  locale,
  promo,
  cardName = (id) => id,
  unknown = {},
  ships = true,
  isPaid = false,
  refunded = 0,
  refundedToCards = 0,
}: Props) {
  const { merchandise, shipping, shippingDiscount, taxes, total, giftCards, due } = totals
  const { promotions, ofCode } = discountsOf(totals)
  const used = giftCards.filter(({ amount }) => amount > 0)
  const refundedDue = isPaid ? refunded - refundedToCards : 0
  const isEstimate = unknown.shipping || unknown.taxes
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-[0.9375rem]">
      <Row name={m.totals_merchandise()}>{money(merchandise, locale)}</Row>
      {promotions.map(({ id, name, amount }) => (
        <Row key={id} name={name[locale]}>
          {minus(amount, locale)}
        </Row>
      ))}
      {ofCode > 0 && (
        <Row name={promo ? m.totals_discount_code({ code: promo }) : m.totals_discount()}>{minus(ofCode, locale)}</Row>
      )}
      {ships && (
        <Row name={m.totals_shipping()} note={unknown.shipping && m.totals_later()}>
          {amountText(shipping, locale)}
        </Row>
      )}
      {shippingDiscount > 0 && (
        <Row name={promo ? m.totals_discount_code({ code: promo }) : m.totals_shipping_discount()}>
          {minus(shippingDiscount, locale)}
        </Row>
      )}
      {unknown.taxes ? (
        <Row name={m.totals_taxes()}>
          <Later>{m.totals_taxes_later()}</Later>
        </Row>
      ) : (
        taxes.map(({ registration, ...tax }) => (
          <Row
            key={`${tax.code} ${tax.province}`}
            name={taxLabel(tax, locale)}
            note={registration && m.totals_registration({ number: registration })}
          >
            {money(tax.amount, locale)}
          </Row>
        ))
      )}
      <Row
        name={isEstimate ? m.totals_estimated_total() : m.totals_total()}
        strong={used.length === 0 && refundedDue === 0}
      >
        {money(total, locale)}
      </Row>
      {used.map(({ id, amount }) => (
        <Row key={id} name={m.totals_gift_card({ code: cardName(id) })}>
          {minus(amount, locale)}
        </Row>
      ))}
      {used.length > 0 && (
        <Row name={isPaid ? m.totals_paid() : m.totals_due()} strong={refundedDue === 0}>
          {money(due, locale)}
        </Row>
      )}
      {refundedDue > 0 && (
        <>
          <Row name={m.totals_refunded()}>{minus(refundedDue, locale)}</Row>
          <Row name={m.totals_paid_after()} strong>
            {money(due - refundedDue, locale)}
          </Row>
        </>
      )}
      {isPaid && refundedToCards > 0 && <Row name={m.totals_refunded_cards()}>{money(refundedToCards, locale)}</Row>}
    </dl>
  )
}

function Row({
  name,
  note,
  strong = false,
  children,
}: {
  name: string
  note?: string | false
  strong?: boolean
  children: ReactNode
}) {
  const look = strong ? 'mt-2 border-t border-line pt-3 text-lg font-semibold' : ''
  return (
    <div className={`col-span-2 grid grid-cols-subgrid items-baseline ${look}`}>
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
      {note && <dd className="col-span-2 text-xs text-ink-soft">{note}</dd>}
    </div>
  )
}

const Later = ({ children }: { children: string }) => <span className="text-sm text-ink-soft">{children}</span>

const minus = (cents: Cents, locale: Locale): string => `−${money(cents, locale)}`
