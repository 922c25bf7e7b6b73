import type { Payload } from 'payload'
import { noteOfGiftLetter } from '../../domain/orders/gift-letter.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { waitingAt } from '../../domain/orders/correction.ts'
import { isWaiting } from '../../domain/pickup/pickup-wait.ts'
import { paths } from '../../domain/paths.ts'
import { rowsOf } from '../database/database.ts'
import { isGood, isToMail, markSent, soldCode } from '../checkout/gift-cards.ts'
import { letterMail } from '../mail/letter.tsx'
import type { Mailer } from '../mail/mailer.ts'
import { withOvertaken } from './correction-letter.ts'
import { giftCardLetter } from './gift-card-letter.ts'
import { hoursOfStores } from './hours-of-stores.ts'
import { orderLetter, orderMailKinds } from './order-letter.ts'
import { returnNotice } from './return-letter.ts'
import { noteEvent } from './note-event.ts'
import { findOrder, orderOf } from './order-rows.ts'
import { orderToken, reviewToken } from './order-token.ts'
import { isReviewMailWanted } from '../reviews/review-invitations.ts'
import { soldCardsOf } from './sold-cards.ts'

type Options = { payload(): Promise<Payload>; mail: Mailer; siteUrl: string; office: string }
type Data = Record<string, unknown>

/** The outbox tasks that send mails; each reads its order again, so that a delayed mail is true when it is sent. */
export function orderMails({ payload: getPayload, mail, siteUrl, office }: Options) {
  return {
    async order({
      number,
      mail: name,
      amount,
      cards,
      till,
      paid,
      part,
      parcel,
      units,
      why,
      declined,
      labelOff,
      removed,
      delivery,
      overtaken,
      until,
    }: Data): Promise<void> {
      const payload = await getPayload()
      const stored = await findOrder(rowsOf(payload), String(number))
      const kind = orderMailKinds.find((one) => one === name)
      if (!stored || !kind) return
      if (kind === 'review' && !(await isReviewMailWanted(rowsOf(payload), stored))) return
      // Picked up meanwhile, or cancelled.
      if (kind === 'pickup-reminder' && !isWaiting({ ...stored, parts: stored.data.parts }, String(part ?? ''))) return
      // Paid meanwhile, withdrawn or over.
      if (kind === 'correction-asked' && !waitingAt(stored.data, Date.now())) return
      const [page, token] = kind === 'review' ? [paths.review, reviewToken] : [paths.order, orderToken]
      const href = siteUrl + page(stored.locale, stored.number, token(payload.secret, stored.number, Date.now()))
      const order = orderOf(stored, [])
      const letter = orderLetter(kind, order, href, {
        amount: Number(amount ?? 0),
        paid: Number(paid ?? 0),
        ...(Array.isArray(cards) && { cards: cards.map(Number) }),
        ...(typeof till === 'number' && { till }),
        ...((kind === 'ready' || kind === 'pickup-reminder') && { hours: await hoursOfStores(payload, stored) }),
        part: String(part ?? ''),
        ...(typeof parcel === 'number' && { parcel }),
        ...(Array.isArray(units) && { units: units as LineUnits[] }),
        why: String(why ?? ''),
        ...(Array.isArray(declined) && { declined: declined as LineUnits[] }),
        labelOff: Number(labelOff ?? 0),
        removed: removed === true,
        delivery: delivery === true,
        ...(typeof until === 'string' && { until }),
      })
      const whole = overtaken === 'address' || overtaken === 'swap' ? withOvertaken(letter, order, overtaken) : letter
      await mail.send(await letterMail(stored.email, whole))
      await noteEvent(rowsOf(payload), stored.number, {
        at: new Date().toISOString(),
        kind: 'mail',
        by: 'shop',
        note: kind,
      })
    },
    /** To the office: what a shopper asks to send back, unless that was withdrawn meanwhile. */
    async returnNotice({ number }: Data): Promise<void> {
      const payload = await getPayload()
      const stored = await findOrder(rowsOf(payload), String(number))
      if (!stored?.data.returnRequest) return
      const href = `${siteUrl}/admin/collections/orders?search=${stored.number}`
      const letter = await letterMail(office, returnNotice(orderOf(stored, []), href))
      // The reply, with a label, goes to the shopper.
      await mail.send({ ...letter, ...(stored.email && { headers: { ...letter.headers, 'Reply-To': stored.email } }) })
    },
    /** `again`: staff ask for it, of a card that is still good. */
    async giftCard({ number, line, nth, again }: Data): Promise<void> {
      const payload = await getPayload()
      const stored = await findOrder(rowsOf(payload), String(number))
      const sold = stored && soldCardsOf(stored).find((card) => card.line === Number(line) && card.nth === Number(nth))
      if (!stored || !sold || stored.state === 'cancelled') return
      const { gift, amount } = sold
      const code = soldCode(payload.secret, stored.number, sold.line, sold.nth)
      const isWanted = again === true ? await isGood(rowsOf(payload), code) : await isToMail(rowsOf(payload), code)
      if (!isWanted) return
      const letter = giftCardLetter(gift, { code, amount, locale: gift.language ?? stored.locale, siteUrl })
      await mail.send(await letterMail(gift.recipientEmail, letter))
      if (again !== true) await markSent(rowsOf(payload), code)
      await noteEvent(rowsOf(payload), stored.number, {
        at: new Date().toISOString(),
        kind: 'mail',
        by: 'shop',
        note: noteOfGiftLetter(sold.line, sold.nth),
      })
    },
  }
}
