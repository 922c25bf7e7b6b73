import type { SheetCard } from '../../cms/orders/sheet.ts'
import { maskedCode, nthGift, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import { shopZone } from '../../domain/shop-zone.ts'
import { instantInZone, type Day, type Instant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'
import { issue, soldCode } from '../checkout/gift-cards.ts'
import type { StoredOrder } from './order-rows.ts'
import { note } from './outbox.ts'

export type SoldCard = { line: number; nth: number; amount: number; gift: GiftCardWish }

/** The gift cards of an order, one for each unit; without a wish they go to the buyer. */
export const soldCardsOf = ({ data, email }: Pick<StoredOrder, 'data' | 'email'>): SoldCard[] =>
  data.lines.flatMap(({ taxClass, quantity, unit, gift }, line) =>
    taxClass === 'gift-card'
      ? Array.from({ length: quantity }, (_, nth) => ({
          line,
          nth,
          amount: unit,
          gift: (gift && nthGift(gift, nth)) ?? {
            recipientName: '',
            recipientEmail: email,
            senderName: '',
            message: '',
          },
        }))
      : [],
  )

type SoldRow = {
  last_four: string
  recipient_email: string
  sent_at: unknown
  balance: number | string
  amount: number | string
}

/** The gift cards that an order sold and that are still good, as staff see them. */
export async function sheetCards(rows: Rows, number: string): Promise<SheetCard[]> {
  const cards = await rows<SoldRow>(
    sql`select last_four, recipient_email, sent_at, balance, amount from gift_cards where "order" = ${number} and active = ${true} order by id`,
  )
  return cards.map((card) => ({
    name: [maskedCode(card.last_four), card.recipient_email && `(${card.recipient_email})`].filter(Boolean).join(' '),
    isSent: card.sent_at !== null,
    isSpent: Number(card.balance) < Number(card.amount),
  }))
}

/** Puts the gift cards of an order that is paid into the book, and notes their mails, each for its day. */
export async function issueSoldCards(rows: Rows, secret: string, order: StoredOrder): Promise<void> {
  for (const { line, nth, amount, gift } of soldCardsOf(order)) {
    await issue(rows, {
      code: soldCode(secret, order.number, line, nth),
      amount,
      order: order.number,
      locale: gift.language ?? order.locale,
      gift,
    })
    await note(rows, {
      key: `gift ${order.number} ${line} ${nth}`,
      kind: 'gift-mail',
      data: { number: order.number, line, nth },
      ...(gift.sendOn && { dueAt: morningOf(gift.sendOn) }),
    })
  }
}

const EIGHT_IN_THE_MORNING = 8 * 60
const morningOf = (day: Day): Instant => instantInZone(day, EIGHT_IN_THE_MORNING, shopZone())
