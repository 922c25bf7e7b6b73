import type { GiftMessages } from '../../domain/gift-card/gift-text.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { OrderEvent } from '../../domain/orders/order.ts'
import { lineName } from '../../domain/orders/order-line.ts'
import type { ReturnReason, ReturnWay } from '../../domain/orders/return-reason.ts'
import type { PaymentState } from '../../domain/payment/payment.ts'
import { instantOf } from '../../domain/time.ts'
import { orderStates, type Fulfilment, type OrderAction, type OrderState } from '../../domain/orders/order-state.ts'
import { namesOf, staffText, staffTexts, wordsOf, type StaffMessage, type WordOf } from '../staff-words.ts'
import { onShopClock, writtenShopMoment } from '../written-moment.ts'

/** The words of an order's page in the admin, in both languages. */
export type SheetWord = WordOf<'order'>
const word = wordsOf('order')
const [actions, states, events] = [namesOf('order_action'), namesOf('order_state'), namesOf('order_event')]
const [reasons, ways, fulfilments] = [namesOf('return_reason'), namesOf('return_way'), namesOf('fulfilment')]
const payments = namesOf('payment_state')
const arrivals = {
  ship: 'order_state_delivered',
  pickup: 'order_state_picked_up',
  email: 'order_state_sent',
} as const satisfies Record<Fulfilment, StaffMessage>

export const sheetWord = (language: string, name: SheetWord, values?: Record<string, string>): string =>
  word(localeOr(language), name, values)
export const actionName = (language: string, action: OrderAction): string =>
  staffText(localeOr(language), actions(action))
/** A state; “delivered” becomes “picked up” or “sent by email” if that is how it reached the shopper. */
export const stateName = (language: string, state: OrderState, fulfilment: Fulfilment): string =>
  staffText(localeOr(language), state === 'delivered' ? arrivals[fulfilment] : states(state))
/** What happened, to what goes this way; units of an order may be cancelled while it goes on. */
export const eventName = (
  language: string,
  { kind, state }: Pick<OrderEvent, 'kind' | 'state'>,
  fulfilment: Fulfilment,
): string =>
  kind === 'delivered'
    ? stateName(language, kind, fulfilment)
    : staffText(
        localeOr(language),
        kind === 'cancelled' && state && state !== 'cancelled' ? 'order_event_cancelled_in_part' : events(kind),
      )
export const reasonName = (language: string, reason: ReturnReason): string =>
  staffText(localeOr(language), reasons(reason))
export const returnWayName = (language: string, way: ReturnWay): string => staffText(localeOr(language), ways(way))
export const wayName = (locale: Locale, way: Fulfilment): string => staffText(locale, fulfilments(way))
/** How an order, or a part of one, reaches the shopper; a part without a store is sent. */
export const partName = (
  language: string,
  { store, fulfilment = 'ship' }: { store?: { name: string }; fulfilment?: Fulfilment },
): string => (store ? `${sheetWord(language, 'pickup')} ${store.name}` : wayName(localeOr(language), fulfilment))
const saying =
  (name: SheetWord) =>
  (values: Record<string, string>, { locale }: { locale: Locale }): string =>
    word(locale, name, values)
/** To whom a gift card goes, when, and in which language its letter is. */
export const giftWords: GiftMessages = {
  to: saying('giftTo'),
  later: saying('giftLater'),
  on: saying('giftOn'),
  inLanguage: saying('giftLanguage'),
}
export const paymentName = (language: string, state: PaymentState): string =>
  staffText(localeOr(language), payments(state))
export const nameOfLine = (language: string, line: Parameters<typeof lineName>[0]): string =>
  lineName(line, localeOr(language))
/** An instant on the shop's own clock, as in the list of orders and its file. */
export const moment = (language: string, at: string): string => writtenShopMoment(localeOr(language), at)
/** The same with its zone, as a page says it once. */
export const momentInZone = (language: string, at: string): string =>
  onShopClock(localeOr(language), moment(language, at), instantOf(at))
/** The choices of the order list and its filters. */
export const stateOptions = orderStates.map((value) => ({ value, label: staffTexts(states(value)) }))
export const wayOptions = (['ship', 'pickup', 'email'] satisfies Fulfilment[]).map((value) => ({
  value,
  label: staffTexts(fulfilments(value)),
}))
