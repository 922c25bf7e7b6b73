'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'
import { provinceCodes, provinceNames } from '../../domain/address/province.ts'
import { languageName, localeOr, locales, type Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { deliveryCodes } from '../../domain/shipping/rate-table.ts'
import { useChoices } from '../fields/use-choices.ts'
import { wordsOf } from '../staff-words.ts'
import { PhoneOrderLines } from './phone-order-lines.tsx'
import { usePhoneOrder, type PhoneAmounts, type TextField } from './use-phone-order.ts'
import { useWaitingPhoneOrders, WaitingPhoneOrders } from './waiting-phone-orders.tsx'
import './phone-order.css'

const say = wordsOf('phone')
const types: Partial<Record<TextField, string>> = { email: 'email', phone: 'tel' }

/** An order taken by phone: its products, its customer, and the link to pay that is mailed. */
export function PhoneOrder() {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { form, amounts, problems, asked, sentTo, busy, ask, change, another } = usePhoneOrder(locale)
  const places = useChoices('places')?.filter(({ value }) => value !== 'online') ?? []
  const { waiting, read } = useWaitingPhoneOrders(sentTo)
  const isWaiting = waiting?.some(({ email }) => email.toLowerCase() === form.email.trim().toLowerCase())
  const isPickup = form.delivery === 'pickup'
  const input = (field: TextField, label = say(locale, field)) => (
    <Field key={field} label={label}>
      {(id) => (
        <input
          id={id}
          type={types[field] ?? 'text'}
          value={form[field]}
          autoComplete="off"
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
  const select = (
    field: 'language' | 'province' | 'delivery' | 'store',
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <Field label={say(locale, field)}>
      {(id) => (
        <select id={id} value={form[field]} onChange={(event) => change({ [field]: event.target.value })}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  const deliveries = [...deliveryCodes, 'pickup'] as const
  return (
    <section className="phone-order">
      <h1>{say(locale, 'title')}</h1>
      {sentTo === undefined ? (
        <>
          <p>{say(locale, 'intro')}</p>
          <h2>{say(locale, 'products')}</h2>
          <PhoneOrderLines lines={form.lines} locale={locale} onChange={(lines) => change({ lines })} />
          <h2>{say(locale, 'customer')}</h2>
          <div className="phone-order__fields">
            {(['email', 'phone'] as const).map((field) => input(field))}
            {select(
              'language',
              locales.map((code) => [code, languageName[code]]),
            )}
          </div>
          <p role="status">{isWaiting && say(locale, 'waiting_already')}</p>
          <h2>{say(locale, 'delivery')}</h2>
          <div className="phone-order__fields">
            {select(
              'delivery',
              deliveries.map((code) => [code, say(locale, code)]),
            )}
            {isPickup && input('name', say(locale, 'pickupName'))}
            {isPickup && select('store', [['', '–'], ...places.map(({ value, label }) => [value, label] as const)])}
            {!isPickup && (['name', 'line1', 'line2', 'city'] as const).map((field) => input(field))}
            {!isPickup &&
              select(
                'province',
                provinceCodes.map((code) => [code, provinceNames[code][locale]]),
              )}
            {!isPickup && input('postalCode')}
          </div>
          <div className="phone-order__actions">
            <Button margin={false} buttonStyle="secondary" disabled={busy} onClick={() => void ask('price')}>
              {say(locale, 'showTotal')}
            </Button>
            <Button margin={false} disabled={busy} onClick={() => void ask('send')}>
              {say(locale, 'send')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">{say(locale, 'sent', { email: sentTo })}</p>
          <Button margin={false} buttonStyle="secondary" onClick={another}>
            {say(locale, 'another')}
          </Button>
        </>
      )}
      <div role="alert">
        {problems === 'failed' ? (
          <p className="phone-order__fault">{say(locale, 'failed')}</p>
        ) : (
          problems.length > 0 && (
            <div className="phone-order__fault">
              <p>{say(locale, asked === 'price' ? 'noTotal' : 'wrong')}</p>
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          )
        )}
      </div>
      {amounts && <Amounts amounts={amounts} locale={locale} />}
      <WaitingPhoneOrders waiting={waiting} locale={locale} onChange={read} />
    </section>
  )
}

function Field({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

const Amounts = ({ amounts, locale }: { amounts: PhoneAmounts; locale: Locale }) => (
  <table className="phone-order__totals">
    <tbody>
      {amounts.map(({ label, cents }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{money(cents, locale)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
