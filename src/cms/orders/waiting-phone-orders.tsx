import { Button, useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { phoneText } from '../../domain/address/phone-text.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { postJson } from '../post-json.ts'
import { wordsOf } from '../staff-words.ts'
import { refusedProblems } from '../refused.ts'
import { moment } from './order-sheet-words.ts'

const say = wordsOf('phone')
const listed = z.object({
  waiting: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      items: z.array(z.object({ title: z.string(), quantity: z.number() })),
      total: z.number(),
      sentAt: z.string().optional(),
      by: z.string(),
      until: z.string(),
    }),
  ),
})
type Waiting = z.infer<typeof listed>['waiting']

/** The links to pay that wait, read again once another was sent; undefined where they can't be read. */
export function useWaitingPhoneOrders(sentTo: string | undefined) {
  const { config } = useConfig()
  const [waiting, setWaiting] = useState<Waiting>()
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await fetch(`${config.routes.api}/phone-orders`, { ...(signal && { signal }) }).catch(
        () => undefined,
      )
      if (answer?.ok) setWaiting(listed.parse(await answer.json()).waiting)
    },
    [config.routes.api],
  )
  useEffect(() => {
    const leave = new AbortController()
    void read(leave.signal)
    return () => leave.abort()
  }, [read, sentTo])
  return { waiting, read }
}

type Props = { waiting: Waiting | undefined; locale: Locale; onChange(): Promise<void> }

/** What was sent to be paid and is not yet, with the means to take it back or to send it once more. */
export function WaitingPhoneOrders({ waiting, locale, onChange }: Props) {
  const { config } = useConfig()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  if (!waiting) return null
  const send = async (deed: 'withdraw' | 'send-again', { id, email }: Waiting[number]) => {
    if (deed === 'withdraw' && !window.confirm(say(locale, 'waiting_sure', { email }))) return
    try {
      const answer = await postJson(`${config.routes.api}/phone-orders/${deed}`, { id })
      setSaid(
        answer.ok
          ? say(locale, deed === 'withdraw' ? 'waiting_withdrawn' : 'waiting_sentAgain', { email })
          : refusedProblems.parse(await answer.json()).problems.join(' '),
      )
      await onChange()
      // The button goes with its row, and the focus would with it.
      if (deed === 'withdraw') heading.current?.focus()
    } catch {
      setSaid(say(locale, 'failed'))
    }
  }
  return (
    <section className="phone-order__waiting">
      <h2 ref={heading} tabIndex={-1}>
        {say(locale, 'waiting')}
      </h2>
      <p role="status">{said}</p>
      {waiting.length === 0 ? (
        <p>{say(locale, 'waiting_none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(
                [
                  'waiting_customer',
                  'waiting_items',
                  'total',
                  'waiting_sent',
                  'waiting_until',
                  'waiting_actions',
                ] as const
              ).map((word) => (
                <th key={word} scope="col">
                  {say(locale, word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {waiting.map((order) => (
              <tr key={order.id}>
                <td>
                  {[order.name, order.email, phoneText(order.phone, locale)].filter(Boolean).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </td>
                <td>
                  {order.items.map(({ title, quantity }) => (
                    <div key={title}>{`${quantity}\u00a0× ${title}`}</div>
                  ))}
                </td>
                <td>{money(order.total, locale)}</td>
                <td>
                  {order.sentAt
                    ? say(locale, 'waiting_sentBy', { moment: moment(locale, order.sentAt), by: order.by })
                    : say(locale, 'waiting_onItsWay', { by: order.by })}
                </td>
                <td>{shopDate(order.until, locale)}</td>
                <td>
                  <div className="phone-order__actions">
                    <Button
                      margin={false}
                      size="small"
                      buttonStyle="secondary"
                      aria-label={say(locale, 'waiting_again_of', { email: order.email })}
                      onClick={() => void send('send-again', order)}
                    >
                      {say(locale, 'waiting_again')}
                    </Button>
                    <Button
                      margin={false}
                      size="small"
                      buttonStyle="secondary"
                      aria-label={say(locale, 'waiting_withdraw_of', { email: order.email })}
                      onClick={() => void send('withdraw', order)}
                    >
                      {say(locale, 'waiting_withdraw')}
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
