import type { CheckoutChange, CheckoutState, FieldError } from '../../domain/checkout/checkout.ts'
import {
  provinceOfPlace,
  type ExpressAnswer,
  type ExpressOrder,
  type ExpressPlaced,
  type ExpressRefusal,
  type WalletPlace,
} from '../../domain/checkout/express.ts'
import { planOf } from '../../domain/checkout/plan.ts'
import { wholeWindow } from '../../domain/shipping/delivery-groups.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import type { DeliveryArea } from '../../domain/shipping/remote-area.ts'
import { rowsOf } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { findPayment } from '../payments/payment-rows.ts'
import { readCheckout, writeCheckout } from './checkout-rows.ts'
import { paymentSetup } from '../payments/payment-setup.ts'
import type { Checkouts, CheckoutVisitor, PricedCart } from './checkouts.ts'
import type { Placing } from './place-order.ts'
import { isToBeHad, priceCheckout, type PricedCheckout } from './price-checkout.ts'
import { shortageIn } from './review-refusal.ts'

/** Where the wallet would have it sent, and how; without a place it has just been opened. */
export type ExpressQuestion = { place?: WalletPlace | undefined; delivery?: RateCode | undefined }

/**
 * The checkout in a wallet's sheet: the checkout of people, answered at once by what the wallet knows. It is priced and
 * placed by the same functions, and nothing of it is stored before the shopper agrees.
 */
export class ExpressCheckout {
  readonly #running = new Map<string, Promise<ExpressPlaced>>()

  constructor(
    private readonly checkouts: Checkouts,
    private readonly placing: Pick<Placing, 'place'>,
  ) {}

  /** What the cart costs where the wallet says, and how it can be sent there. */
  async quote(visit: CheckoutVisitor, { place, delivery }: ExpressQuestion): Promise<ExpressAnswer> {
    const priced = await this.checkouts.price(visit)
    const refusal = refusalOf(priced)
    if (refusal || !priced) return { ok: false, ...(refusal ?? { reason: 'empty' }) }
    const read = place && plansToShip(priced) ? provinceOfPlace(place) : undefined
    if (read && 'reason' in read) return { ok: false, ...read }
    const pricing = await this.#priced(priced, place && read && { ...read, postalCode: place.postalCode }, delivery)
    const { quote, offered, plan } = pricing
    if (quote.totals.due === 0) return { ok: false, reason: 'nothing-due' }
    return {
      ok: true,
      key: priced.stored.key,
      totals: {
        ...quote.totals,
        giftCards: quote.totals.giftCards.map(({ id, amount }) => ({
          id: pricing.cards.find((card) => card.id === id)?.code ?? id,
          amount,
        })),
      },
      deliveries: offered.map((offer) => {
        const window = wholeWindow(offer.groups)
        return { code: offer.code, cost: offer.total, ...(window && { window }) }
      }),
      ...(quote.choice && { delivery: quote.choice.code }),
      ships: plan.ships,
      needsPhone: plan.needsPhone,
      payment: paymentSetup(this.checkouts.parts.gateways.current, ['card']),
    }
  }

  /** Places the order with what the wallet says. The same key orders once, however often it is sent. */
  place(visit: CheckoutVisitor, order: ExpressOrder): Promise<ExpressPlaced> {
    const id = `${visit.token} ${order.key}`
    const running = this.#running.get(id) ?? this.#place(visit, order).finally(() => this.#running.delete(id))
    this.#running.set(id, running)
    return running
  }

  async #place(visit: CheckoutVisitor, order: ExpressOrder): Promise<ExpressPlaced> {
    const rows = rowsOf(await this.checkouts.parts.payload())
    const cart = hashedToken(visit.token ?? '')
    const isKnown = async () => (await findPayment(rows, order.key)) !== undefined
    // A second time: what was answered stays so, and what waits for the bank goes on.
    if (await isKnown()) return this.#placed(visit, order)
    const before = (await readCheckout(rows, cart))?.state
    const refusal = await this.#answer(visit, order)
    if (refusal && (await isKnown())) return this.#placed(visit, order)
    const answer = refusal ?? (await this.#placed(visit, order))
    // What the wallet said is for this order alone: without it the checkout is as it was.
    if (!answer.ok && answer.reason !== 'action' && before) {
      const now = await readCheckout(rows, cart)
      if (now) await writeCheckout(rows, cart, before, now.notices)
    }
    return answer
  }

  async #placed(visit: CheckoutVisitor, { key, due }: ExpressOrder): Promise<ExpressPlaced> {
    const answer = await this.placing.place(visit, { key, due })
    if (answer.ok) return answer
    if ('action' in answer) return { ok: false, reason: 'action', action: answer.action }
    const { checkout: _, ...refusal } = answer
    return refusal
  }

  /** Answers the checkout of people by what the wallet says; undefined where each answer was taken. */
  async #answer(
    visit: CheckoutVisitor,
    { token, email, phone, address, delivery }: ExpressOrder,
  ): Promise<Exclude<ExpressPlaced, { ok: true }> | undefined> {
    const priced = await this.checkouts.price(visit)
    const refusal = refusalOf(priced)
    if (refusal || !priced) return { ok: false, ...(refusal ?? { reason: 'empty' }) }
    const ships = plansToShip(priced)
    const read = ships ? provinceOfPlace(address ?? nowhere) : undefined
    if (read && 'reason' in read) return { ok: false, ...read }
    const changes: CheckoutChange[] = [
      { part: 'contact', email, phone },
      ...(read && address ? [{ part: 'address', ...address, province: read.province } as const] : []),
      ...(ships && delivery ? [{ part: 'delivery', method: delivery } as const] : []),
      { part: 'payment', method: 'card', token },
    ]
    for (const change of changes) {
      const answer = await this.checkouts.change(visit, change)
      if (!answer.ok) return refusedBy(answer.errors)
    }
    return undefined
  }

  /** By the checkout's own function: without the answers of the shopper that the wallet gives itself. */
  #priced(
    { stored: { state: answered }, contents: { lines }, stores, terms, email }: PricedCart,
    to: DeliveryArea | undefined,
    code: RateCode | undefined,
  ): Promise<PricedCheckout> {
    const { payload, taxes, gateways, now = Date.now } = this.checkouts.parts
    const { tokens } = gateways.current
    const { promo, giftCards, contact } = answered
    const state: CheckoutState = {
      giftCards,
      ...(promo && { promo }),
      ...(contact && { contact }),
      ...(to && { address: { ...noStreet, ...to } }),
      ...(code && { delivery: { kind: 'ship', code } }),
    }
    return payload().then((opened) =>
      priceCheckout({ rows: rowsOf(opened), state, lines, stores, taxes, terms, tokens, now: now(), email }),
    )
  }
}

const nowhere: WalletPlace = { country: 'CA', province: '', postalCode: '' }
/** What rates, days and taxes do not ask. */
const noStreet = { name: '', line1: '', city: '' }

const plansToShip = ({ contents: { lines } }: PricedCart): boolean => planOf(lines.filter(isToBeHad), undefined).ships

/** Why no wallet can pay for this cart, wherever it goes. */
function refusalOf(priced: PricedCart | undefined): ExpressRefusal | undefined {
  if (!priced || priced.contents.lines.length === 0) return { reason: 'empty' }
  const { contents } = priced
  return contents.lines.some(({ pickupStore }) => pickupStore) ? { reason: 'pickup' } : shortageIn(contents)
}

const refusedBy = (errors: FieldError[]): Exclude<ExpressPlaced, { ok: true }> =>
  errors.some(({ field }) => field === 'delivery')
    ? { ok: false, reason: 'delivery' }
    : { ok: false, reason: 'fields', errors }
