import { useEffect, useRef } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import { wholeMoney } from '../../domain/money.ts'
import { returnLabelCost, returnLabelOf } from '../../domain/orders/return-label.ts'
import type { Order } from '../../domain/orders/order.ts'
import { lineName } from '../../domain/orders/order-line.ts'
import { LONGEST_RETURN_NOTE, type ReturnOffer, type ReturnRefusal } from '../../domain/orders/return-request.ts'
import { returnReasons } from '../../domain/orders/return-reason.ts'
import { waysToChoose } from '../../domain/orders/return-ways.ts'
import { isLarge } from '../../domain/shipping/goods.ts'
import { paths } from '../../domain/paths.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { nextStep, reasonName, returnRefusalText, wayName } from './return-words.ts'

/** The typed values, and all for which they were refused. */
export type ReturnTry = { refusals: ReturnRefusal[]; typed: Record<string, string> }
export type OrderReturnProps = {
  order: Order
  locale: Locale
  /** The order's own page. */
  action: string
  offer?: ReturnOffer
  tried?: ReturnTry
  /** It was asked for just now. */
  isAsked?: boolean
}

/** The lines to return, or the pending request, and that the last one was refused; nothing where neither is possible. */
export function OrderReturn(props: OrderReturnProps) {
  const { order, locale, offer, tried } = props
  if (!order.returnRequest && !order.returnRefused && !offer && !tried) return null
  return (
    <section aria-labelledby="order-return" className="mt-8 border-t border-line pt-8 print:hidden">
      <h2 id="order-return" className="text-lg font-semibold">
        {m.return_title()}
      </h2>
      {order.returnRefused && (
        <>
          <p className="mt-2 font-medium">
            {(order.returnRefused.isPart ? m.return_refused_in_part : m.return_refused)({
              date: shopDate(order.returnRefused.at, locale),
            })}
          </p>
          {order.returnRefused.why && (
            <blockquote className="mt-2 max-w-prose border-l-4 border-line pl-4 whitespace-pre-line">
              {order.returnRefused.why}
            </blockquote>
          )}
        </>
      )}
      {order.returnRequest ? <OpenReturn {...props} request={order.returnRequest} /> : <ReturnForm {...props} />}
    </section>
  )
}

const labelByMail = { off: m.return_label_off_mail, free: m.return_label_free_mail }
/** Of requests before the way was asked for. */
const labelIfByMail = { off: m.return_label_off, free: m.return_label_free }

function OpenReturn({
  order,
  locale,
  action,
  tried,
  isAsked,
  request,
}: OrderReturnProps & { request: NonNullable<Order['returnRequest']> }) {
  const cost = returnLabelCost(order, request.reason)
  const words = request.way === 'mail' ? labelByMail : labelIfByMail
  const status = useRef<HTMLParagraphElement>(null)
  // The page is loaded with it, and what was there from the beginning is not announced.
  useEffect(() => {
    if (isAsked) status.current?.focus()
  }, [isAsked])
  return (
    <>
      <Problem tried={tried} />
      <p ref={status} {...(isAsked && { role: 'status', tabIndex: -1 })} className="mt-2 font-medium">
        {m.return_open({ date: shopDate(request.at, locale) })}
      </p>
      <ul className="mt-2 list-disc pl-6">
        {request.lines.map(({ line, quantity }) => (
          <li key={line}>
            {`${quantity}\u00a0× ${lineName(order.lines[line], locale)}`}
            {order.lines[line]?.seller && (
              <span className="block text-ink-soft">{sellerText(order.lines[line].seller, locale)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        {reasonName(request.reason)}
        {request.note && ` – ${request.note}`}
      </p>
      <p className="mt-2">
        {nextStep(request.way)}{' '}
        <Link to={paths.returns(locale)} className="underline underline-offset-4">
          {m.return_rules()}
        </Link>
      </p>
      {(!request.way || request.way === 'mail') && (
        <p className="mt-2">{cost > 0 ? words.off({ price: wholeMoney(cost, locale) }) : words.free()}</p>
      )}
      <form method="post" action={action} className="mt-4">
        <input type="hidden" name="intent" value="withdraw" />
        <Button type="submit" variant="secondary">
          {m.return_withdraw()}
        </Button>
      </form>
    </>
  )
}

function ReturnForm({ order, locale, action, offer, tried }: OrderReturnProps) {
  const typed = tried?.typed ?? {}
  const errorOf = (id: string) => {
    const refusal = tried?.refusals.find((one) => fields[one] === id)
    return refusal && { error: returnRefusalText(refusal) }
  }
  const label = returnLabelOf(order)
  const days = new Set(offer?.lines.map(({ until }) => until))
  // Of parts that arrived on different days each line says its own.
  const [last] = days.size === 1 ? days : []
  const ways = waysToChoose(offer?.lines.flatMap(({ line }) => order.lines[line] ?? []) ?? [])
  // Where there is but one thing to return, it is what is meant.
  const usual = offer?.lines.length === 1 && offer.lines[0]?.left === 1 ? '1' : '0'
  return (
    <>
      {!offer && <Problem tried={tried} />}
      {offer && (
        <>
          <p className="mt-2">
            {last && m.return_until({ date: formatDay(last, locale, 'date') })}{' '}
            <Link to={paths.returns(locale)} className="underline underline-offset-4">
              {m.return_rules()}
            </Link>
          </p>
          {ways.includes('mail') && (
            <p className="mt-2">
              {label > 0 ? m.return_label_note({ price: wholeMoney(label, locale) }) : m.return_label_free()}
            </p>
          )}
          {ways.includes('carrier') && <p className="mt-2">{m.return_large_note()}</p>}
          <form method="post" action={action} className="mt-4 grid max-w-xl gap-5">
            <input type="hidden" name="intent" value="return" />
            <Problem tried={tried} />
            {offer.lines.map(({ line, left, until }, place) => (
              <SelectField
                key={line}
                {...(place === 0 && { id: 'return-lines', ...errorOf('return-lines') })}
                name={`line-${line}`}
                label={m.return_units({ title: lineName(order.lines[line], locale) })}
                hint={hintOf(
                  order.lines[line],
                  last ? undefined : m.return_until({ date: formatDay(until, locale, 'date') }),
                  locale,
                )}
                defaultValue={typed[`line-${line}`] ?? usual}
                options={Array.from({ length: left + 1 }, (_, units) => ({
                  value: String(units),
                  name: String(units),
                }))}
              />
            ))}
            <SelectField
              id="return-reason"
              {...errorOf('return-reason')}
              name="reason"
              label={m.return_reason()}
              empty={m.return_reason_choose()}
              defaultValue={typed.reason}
              options={returnReasons.map((reason) => ({ value: reason, name: reasonName(reason) }))}
            />
            <SelectField
              id="return-way"
              {...errorOf('return-way')}
              name="way"
              label={m.return_way()}
              empty={m.return_way_choose()}
              defaultValue={typed.way}
              options={ways.map((way) => ({ value: way, name: wayName(way) }))}
            />
            <TextArea
              name="note"
              label={m.return_note()}
              optional={m.checkout_optional()}
              maxLength={LONGEST_RETURN_NOTE}
              defaultValue={typed.note}
            />
            <Button type="submit" variant="secondary" className="justify-self-start">
              {m.return_send()}
            </Button>
          </form>
        </>
      )}
    </>
  )
}

const fields: Partial<Record<ReturnRefusal, string>> = {
  'nothing-chosen': 'return-lines',
  'not-so-many': 'return-lines',
  'reason-missing': 'return-reason',
  'way-missing': 'return-way',
  'too-large-to-mail': 'return-way',
  'no-carrier': 'return-way',
}

function Problem({ tried }: Pick<OrderReturnProps, 'tried'>) {
  if (!tried) return null
  return (
    <ErrorSummary
      heading={m.checkout_problems({ count: tried.refusals.length })}
      errors={tried.refusals.map((refusal) => ({ id: fields[refusal], text: returnRefusalText(refusal) }))}
      answer={tried}
      className="mt-4"
    />
  )
}

/** The partner's return policy, in its words, that it is too large to mail, and its last day, where that differs. */
const hintOf = (
  line: Order['lines'][number] | undefined,
  until: string | undefined,
  locale: Locale,
): string | undefined =>
  [line?.seller && sellerText(line.seller, locale), line && isLarge(line) && m.return_large(), until]
    .filter(Boolean)
    .join(' ') || undefined
const sellerText = ({ name, returns }: NonNullable<Order['lines'][number]['seller']>, locale: Locale): string =>
  m.return_seller({ name, rules: returns[locale] })
