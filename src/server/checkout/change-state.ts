import { z } from 'zod'
import { addressFields, readAddress } from '../../domain/address/address.ts'
import { phoneNumber } from '../../domain/address/phone-number.ts'
import type { CheckoutState, FieldError } from '../../domain/checkout/checkout.ts'
import { giftMessage } from '../../domain/checkout/gift-message.ts'
import { withOneWay } from '../../domain/checkout/known-answers.ts'
import { readPickupName } from '../../domain/checkout/pickup-name.ts'
import { planOf } from '../../domain/checkout/plan.ts'
import { promotedLines } from '../../domain/checkout/promoted-lines.ts'
import { MOST_CARDS, readGiftCardCode } from '../../domain/gift-card/gift-card.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { namesCard, paymentMethods } from '../../domain/payment/payment.ts'
import { minimumOf, promoCode, promoRefusal } from '../../domain/promo/promo.ts'
import { rateCodes } from '../../domain/shipping/rate-table.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { Instant } from '../../domain/time.ts'
import type { Rows } from '../database/database.ts'
import { findCardByCode } from './gift-cards.ts'
import { findPromo, usesBy } from './promo-codes.ts'
import { billingTexts, readBilling } from './billing.ts'
import type { OfferedStore } from '../orders/pickup-stores.ts'
import { isToBeHad, type PricedCheckout } from './price-checkout.ts'
import type { ContentLine } from './cart-contents.ts'

const text = z.string().max(400).default('')
/** What a form or a script may send. Fields are checked one by one below, so that each can be named. */
export const checkoutChange = z.discriminatedUnion('part', [
  z.object({ part: z.literal('contact'), email: text, phone: text }),
  z.object({
    part: z.literal('address'),
    ...(Object.fromEntries(addressFields.map((field) => [field, text])) as Record<
      (typeof addressFields)[number],
      typeof text
    >),
  }),
  z.object({
    part: z.literal('delivery'),
    method: z.enum([...rateCodes, 'pickup']),
    store: text,
    phone: text,
    name: z.string().max(400).optional(),
  }),
  z.object({ part: z.literal('pickup-name'), name: text }),
  z.object({
    part: z.literal('payment'),
    method: z.enum(paymentMethods),
    token: text,
    billing: z.enum(['same', 'other']).default('same'),
    giftMessage: z.string().max(2000).optional(),
    ...billingTexts,
  }),
  z.object({ part: z.literal('promo'), code: text }),
  z.object({ part: z.literal('gift-card'), code: text }),
  z.object({ part: z.literal('remove-promo') }),
  z.object({ part: z.literal('remove-gift-card'), id: text }),
])
type Change = z.infer<typeof checkoutChange>

type Known = {
  rows: Rows
  state: CheckoutState
  pricing: PricedCheckout
  lines: readonly ContentLine[]
  stores: readonly OfferedStore[]
  /** The form of the gateway's tokens. */
  tokens: RegExp | undefined
  now: Instant
  /** Of the customer who is signed in. */
  email: string | undefined
}
type Changed = { state: CheckoutState } | { errors: FieldError[] }

/** The state after a change, or what is wrong with its fields. */
export async function changedState(change: Change, known: Known): Promise<Changed> {
  const { state, pricing, lines } = known
  const plan = planOf(lines.filter(isToBeHad), undefined)
  switch (change.part) {
    case 'contact':
      return contact(state, change, plan.needsPhone)
    case 'address': {
      // An address takes back the wish to pick things up: they are sent then.
      const answer = readAddress(change, plan)
      const wish = state.delivery?.kind === 'pickup' ? undefined : state.delivery
      const delivery = wish ?? withOneWay(pricing.offered.map(({ code }) => code))
      return answer.ok ? { state: { ...state, address: answer.address, delivery } } : { errors: answer.errors }
    }
    case 'delivery': {
      const { method } = change
      if (method === 'pickup') return pickup(change, known)
      if (!pricing.offered.some(({ code }) => code === method)) return wrong('delivery', 'unavailable')
      // A shopper who chose to pay at the till now has to pay by card, so the choice is asked again.
      const payment = state.payment?.method === 'store' ? { payment: undefined } : {}
      return { state: { ...state, ...payment, delivery: { kind: 'ship', code: method } } }
    }
    case 'pickup-name': {
      const read = readPickupName(change.name)
      return read.ok ? { state: { ...state, pickupName: read.name } } : wrong('pickupName', read.problem)
    }
    case 'payment':
      return payment(change, known)
    case 'promo':
      return promo(change.code, known)
    case 'gift-card':
      return giftCard(change.code, known)
    case 'remove-promo':
      return { state: { ...state, promo: undefined } }
    case 'remove-gift-card':
      return { state: { ...state, giftCards: state.giftCards.filter((id) => id !== change.id) } }
  }
}

/** A store may have to call; a contact without a number is completed here. All that is missing is said at once. */
function pickup(
  { store, phone, name }: { store: string; phone: string; name?: string | undefined },
  { state, stores, pricing }: Pick<Known, 'state' | 'stores' | 'pricing'>,
): Changed {
  const isStore = stores.some(({ slug }) => slug === store)
  if (isStore && !pricing.mayPickUp) return wrong('store', 'unavailable')
  const given = state.contact
  const read: Changed = !given || given.phone ? { state } : contact(state, { email: given.email, phone }, true)
  const who = name === undefined ? undefined : readPickupName(name)
  const errors: FieldError[] = [
    ...(isStore ? [] : [{ field: 'store', problem: 'missing' } as const]),
    ...(who?.ok === false ? [{ field: 'pickupName', problem: who.problem } as const] : []),
    ...('errors' in read ? read.errors : []),
  ]
  if ('errors' in read || errors.length > 0) return { errors }
  const pickupName = who?.ok ? who.name : (state.pickupName ?? '')
  return { state: { ...read.state, delivery: { kind: 'pickup', store }, pickupName } }
}

/** Carriers call about a bike, stores about a pickup; an ordinary parcel and an e-mail need no telephone. */
function contact(
  state: CheckoutState,
  { email, phone }: { email: string; phone: string },
  needsPhone: boolean,
): Changed {
  const address = emailAddress(email)
  const number = phoneNumber(phone)
  const errors: FieldError[] = [
    ...(address ? [] : [{ field: 'email', problem: email.trim() ? 'invalid' : 'missing' } as const]),
    ...(number || (!needsPhone && !phone.trim())
      ? []
      : [{ field: 'phone', problem: phone.trim() ? 'invalid' : 'missing' } as const]),
  ]
  if (!address || errors.length > 0) return { errors }
  return {
    state: { ...state, contact: { email: address, phone: number ?? '' } },
  }
}

function payment(change: Extract<Change, { part: 'payment' }>, { state: before, pricing, tokens }: Known): Changed {
  const message = change.giftMessage === undefined ? before.giftMessage : giftMessage(change.giftMessage)
  if (message === undefined && change.giftMessage !== undefined) return wrong('giftMessage', 'too-long')
  const state = { ...before, giftMessage: message || undefined, billing: undefined }
  if (change.method === 'store')
    return pricing.mayPayInStore
      ? { state: { ...state, payment: { method: 'store' } } }
      : wrong('payment', 'unavailable')
  // Gift cards pay for all of it.
  if (!change.token && pricing.quote.totals.due === 0) return { state: { ...state, payment: undefined } }
  if (!namesCard(change.token, tokens)) return wrong('payment', change.token ? 'invalid' : 'missing')
  const own = change.billing === 'other' ? readBilling(change) : undefined
  return own?.ok === false
    ? { errors: own.errors }
    : {
        state: { ...state, payment: { method: 'card', ...(tokens && { token: change.token }) }, billing: own?.address },
      }
}

async function promo(typed: string, { rows, state, lines, pricing, now, email }: Known): Promise<Changed> {
  const code = promoCode(typed)
  if (!code) return wrong('promo', 'missing')
  const counted = promotedLines(lines.filter(isToBeHad), pricing.promotions).forCode
  const found = await findPromo(rows, code)
  if (!found && readGiftCardCode(typed)) return wrong('promo', 'gift-card-code')
  const uses = await usesBy(rows, code, state.contact?.email ?? email)
  const refusal = promoRefusal(found, counted, shopDay(now), uses)
  return refusal
    ? { errors: [{ field: 'promo', problem: refusal, ...minimumOf(found, refusal) }] }
    : { state: { ...state, promo: code } }
}

async function giftCard(typed: string, { rows, state }: Known): Promise<Changed> {
  if (!typed.trim()) return wrong('giftCard', 'missing')
  const card = await findCardByCode(rows, typed)
  if (!card) return wrong('giftCard', 'unknown-card')
  if (card.isVoid) return wrong('giftCard', 'void-card')
  if (card.balance === 0) return wrong('giftCard', 'empty-card')
  if (state.giftCards.includes(card.id)) return wrong('giftCard', 'already-there')
  return state.giftCards.length >= MOST_CARDS
    ? wrong('giftCard', 'too-many-cards')
    : { state: { ...state, giftCards: [...state.giftCards, card.id] } }
}

const wrong = (field: FieldError['field'], problem: FieldError['problem']): Changed => ({
  errors: [{ field, problem }],
})
