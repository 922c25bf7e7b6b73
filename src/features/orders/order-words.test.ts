import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { eventName } from './order-words.ts'

test('a parcel of several arrives in part, and a pickup of several is handed over in part', () => {
  const arrival = { kind: 'delivered', state: 'shipped-in-part' } as const
  expect(eventName(arrival, 'ship', 'en')).toBe(m.order_event_delivered_in_part())
  expect(eventName(arrival, 'pickup', 'en')).toBe(m.order_event_handed_in_part())
})

test('beside what is shipped, the letter of a gift card is an event of its own; other letters are none', () => {
  const mail = (note?: string) => ({ kind: 'mail', ...(note && { note }) }) as const
  expect([eventName(mail('gift-card 0 0'), 'ship', 'en'), eventName(mail(), 'ship', 'en')]).toEqual([
    m.order_event_gift_sent(),
    undefined,
  ])
  expect(eventName(mail('gift-card 0 0'), 'email', 'en')).toBeUndefined()
})
