import { nthGift } from '../gift-card/gift-card.ts'
import type { Day } from '../time.ts'
import type { Order } from './order.ts'

/** What the history says of the letter with a gift card: of which line, and which of its cards. */
export const noteOfGiftLetter = (line: number, nth: number): string => `gift-card ${line} ${nth}`

/** Which card a letter brought; undefined for any other letter. */
export function readGiftLetter(note = ''): { line: number; nth: number } | undefined {
  const [, line, nth] = /^gift-card (\d+) (\d+)$/.exec(note) ?? []
  return line === undefined ? undefined : { line: Number(line), nth: Number(nth) }
}

/** To whom such a letter went: the buyer, where nobody else was named. Undefined for any other letter. */
export function recipientOfGiftLetter(
  { lines, contact }: Pick<Order, 'lines' | 'contact'>,
  note: string | undefined,
): string | undefined {
  const letter = readGiftLetter(note)
  if (!letter) return undefined
  const gift = lines[letter.line]?.gift
  return gift ? nthGift(gift, letter.nth).recipientEmail : contact.email
}

/**
 * The day up to which an order's gift cards have gone that wait for theirs; undefined while none has. Where an order is
 * of cards alone, its state follows their letters: on its day a letter may wait for the morning, or for a blocked card.
 */
export const giftsSentBy = (
  { fulfilment, state, isPaid }: Pick<Order, 'fulfilment' | 'state' | 'isPaid'>,
  today: Day | undefined,
): Day | undefined => ((fulfilment === 'email' ? state === 'delivered' : isPaid) ? today : undefined)
