import { addDataAndFileToRequest, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayWorkOnOrders } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { noteOfResent } from '../../domain/orders/event-note.ts'
import { readGiftLetter } from '../../domain/orders/gift-letter.ts'
import { isResentEnough, mayResend } from '../../domain/orders/resend.ts'
import { instantOf, isoInstant } from '../../domain/time.ts'
import { isGood, soldCode } from '../checkout/gift-cards.ts'
import { inTransaction, isPostgres, sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { noteEvent } from './note-event.ts'
import { refuse } from './order-refusals.ts'
import { eventsOf, findOrder, orderOf } from './order-rows.ts'
import { note } from './outbox.ts'

const asked = z.object({ key: z.string().min(16).max(64), at: z.iso.datetime() })
type Answer = 'sent' | 'unknown-order' | 'not-now' | 'resent-enough'

/** The outbox notes that a letter is done right after the history notes that it was sent. */
const DONE_WITHIN_MS = 60_000

/** What the letter that was sent at that time says besides the order. */
async function dataOfLetter(rows: Rows, number: string, mail: string, at: string) {
  const sent = instantOf(at)
  const done = await rows<{ data: unknown }>(
    sql`select data from outbox where kind = 'order-mail' and done_at >= ${sent} and done_at < ${sent + DONE_WITHIN_MS} order by done_at`,
  )
  return done
    .map(({ data }) => jsonOf<Record<string, unknown>>(data))
    .find((data) => data.number === number && data.mail === mail)
}

/**
 * Sends the letter that went out at that time again, to the address that the order has now, or a gift card to its
 * recipient. It is written anew, of the order as it is now; the history says who asked for it. A repeated key is
 * executed once.
 */
function resendLetter(
  payload: Payload,
  number: string,
  { key, at: sent, by }: { key: string; at: string; by: string },
): Promise<Answer> {
  return inTransaction(payload, async (rows): Promise<Answer> => {
    const order = await findOrder(rows, number, isPostgres(payload))
    if (!order) return 'unknown-order'
    const entry = `mail again ${number} ${key}`
    const [known] = await rows(sql`select id from outbox where key = ${entry}`)
    if (known) return 'sent'
    const now = Date.now()
    const events = await eventsOf(rows, number)
    const shown = orderOf(order, events)
    const letter = events.find((event) => event.at === sent && mayResend(shown, event, now))
    const gift = readGiftLetter(letter?.note)
    const data = gift
      ? (await isGood(rows, soldCode(payload.secret, number, gift.line, gift.nth))) && { number, ...gift, again: true }
      : letter?.note && (await dataOfLetter(rows, number, letter.note, sent))
    if (!letter?.note || !data) return 'not-now'
    if (isResentEnough(events, now)) return 'resent-enough'
    await noteEvent(rows, number, { at: isoInstant(now), kind: 'note', by, note: noteOfResent(letter.note) })
    await note(rows, { key: entry, kind: gift ? 'gift-mail' : 'order-mail', data })
    return 'sent'
  })
}

export async function resendEndpoint(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  if (!mayWorkOnOrders(roleOf(req.user))) return refuse(req, 403, 'forbidden')
  const given = asked.safeParse(req.data)
  if (!given.success) return refuse(req, 400, 'not-now')
  const answer = await resendLetter(req.payload, String(req.routeParams?.number ?? ''), {
    ...given.data,
    by: req.user?.email ?? 'staff',
  })
  return answer === 'sent' ? Response.json({ ok: true }) : refuse(req, 409, answer)
}
