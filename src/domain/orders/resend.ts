import type { Instant } from '../time.ts'
import { instantOf, isoInstant } from '../time.ts'
import { readKeyedNote } from './event-note.ts'
import { readGiftLetter, recipientOfGiftLetter } from './gift-letter.ts'
import type { Order, OrderEvent } from './order.ts'

/**
 * Letters of an order that staff send again. A request for a review is not among them: nobody waits for it. The
 * reminder of a pickup says the same as the letter that it is ready.
 */
const resentMails = [
  'placed',
  'ready',
  'shipped',
  'refunded',
  'cancelled',
  'items-cancelled',
  'address-corrected',
  'items-swapped',
  'correction-asked',
  'return-asked',
  'return-refused',
  'link',
  'gift-card',
] as const

/** Letters of one order that are sent again in 24 hours, whoever asks (ours): more would look like an attack. */
export const MOST_RESENT = 5
/** Days in which a letter is sent again (ours): what it says besides the order is kept for 90 (retention.ts). */
export const RESEND_DAYS = 60
const DAY_MS = 86_400_000

/** Whether that event is a letter which staff may send again: one that is still true of the order as it is now. */
export function mayResend(
  order: Pick<Order, 'contact' | 'lines' | 'state' | 'parts' | 'correction' | 'returnRequest'>,
  { kind, note, at }: OrderEvent,
  now: Instant,
): boolean {
  const letter = readGiftLetter(note) ? 'gift-card' : note
  const mail = kind === 'mail' ? resentMails.find((one) => one === letter) : undefined
  if (!mail || order.contact.email === '' || instantOf(at) < now - RESEND_DAYS * DAY_MS) return false
  switch (mail) {
    case 'placed':
      return order.state !== 'cancelled'
    case 'gift-card':
      return order.state !== 'cancelled' && recipientOfGiftLetter(order, note) !== ''
    case 'ready':
      return order.state === 'ready' || (order.parts ?? []).some(({ state }) => state === 'ready')
    case 'correction-asked':
      return order.correction !== undefined
    case 'return-asked':
      return order.returnRequest !== undefined
    default:
      return true
  }
}

/** Whether so many letters were sent again lately that no other is. */
export const isResentEnough = (events: readonly OrderEvent[], now: Instant): boolean =>
  events.filter(
    ({ kind, note = '', at }) =>
      kind === 'note' && at > isoInstant(now - DAY_MS) && readKeyedNote(note)?.what === 'letter-resent',
  ).length >= MOST_RESENT
