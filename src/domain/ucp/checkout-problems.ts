import { hasPoBox, type AddressError, type AddressField } from '../address/address.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { CartLine } from '../cart/cart.ts'
import { codeProblems } from './code-problems.ts'
import { fieldNames, isInCanada, readDestination } from './destination.ts'
import type { Problem } from './problem.ts'
import { nameOf, type SessionData } from './session.ts'

const METHOD = '$.fulfillment.methods[0]'

/**
 * All that keeps a checkout from being ordered but its payment, and what is to be known of it, in the order of its
 * parts.
 */
export function checkoutProblems(checkout: Checkout, data: SessionData): Problem[] {
  return [
    ...(checkout.cart.lines.length === 0
      ? [{ code: 'missing', word: 'no-items', severity: 'recoverable', path: '$.line_items' } as const]
      : []),
    ...checkout.cart.lines.flatMap(lineProblems),
    ...contactProblems(checkout, data),
    ...(checkout.needsDelivery ? deliveryProblems(checkout, data) : []),
    ...codeProblems(checkout, data),
  ]
}

/** The buyer’s bank wants a confirmation, which the shop’s pages alone can ask for. */
export const bankProblem: Problem = { code: 'requires_3ds', word: 'bank', severity: 'requires_buyer_review' }

/** What is to be known of a cart: no more of it is asked for than of people’s. */
export const cartProblems = (checkout: Checkout, data: SessionData): Problem[] => [
  ...checkout.cart.lines.flatMap(lineProblems),
  ...codeProblems(checkout, data),
]

function lineProblems({ problem, left, title }: CartLine, place: number): Problem[] {
  if (!problem) return []
  const path = `$.line_items[${place}]`
  return problem === 'not-enough'
    ? [
        {
          code: 'out_of_stock',
          word: 'not-enough',
          severity: 'recoverable',
          path,
          values: { item: title, count: left },
        },
      ]
    : [{ code: 'out_of_stock', word: 'sold-out', severity: 'recoverable', path, values: { item: title } }]
}

function contactProblems(checkout: Checkout, data: SessionData): Problem[] {
  const { contact } = checkout.state
  const { buyer } = data
  const isOwn = contact !== undefined && contact.email.toLowerCase() === buyer?.email?.trim().toLowerCase()
  const of = (code: string, word: Problem['word'], field: string): Problem => ({
    code,
    word,
    severity: 'recoverable',
    path: `$.buyer.${field}`,
  })
  if (!buyer?.email?.trim()) return contact ? [] : [of('missing', 'email-missing', 'email')]
  const needsPhone = checkout.needsPhone || (checkout.mayPickUp && isPickupOpen(checkout, data))
  if (needsPhone && !contact?.phone && !buyer.phone_number) return [of('missing', 'phone-missing', 'phone_number')]
  if (needsPhone && !contact?.phone && isAddress(buyer.email)) return [of('invalid', 'phone-invalid', 'phone_number')]
  return isOwn
    ? []
    : [
        buyer.phone_number && isAddress(buyer.email)
          ? of('invalid', 'phone-invalid', 'phone_number')
          : of('invalid', 'email-invalid', 'email'),
      ]
}

/** Enough to say which of two fields was refused; what is taken is decided by the checkout itself. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

function deliveryProblems(checkout: Checkout, data: SessionData): Problem[] {
  const { state, deliveries, ships, asks, shipsToAddress } = checkout
  if (!asks && !ships) return []
  if (data.method === 'pickup') return pickupProblems(checkout, data)
  const missing: Problem = {
    code: 'missing',
    word: 'destination-missing',
    severity: 'recoverable',
    path: `${METHOD}.selected_destination_id`,
  }
  const place = (data.destinations ?? []).findIndex(({ id }) => id === data.destination)
  const destination = data.destinations?.[place]
  if (!destination) return [missing]
  const path = `${METHOD}.destinations[${place}]`
  if (!isInCanada(destination))
    return [{ code: 'address_undeliverable', word: 'not-in-canada', severity: 'recoverable', path }]
  const read = readDestination(destination, data.buyer, { shipsToAddress })
  const option = isOffered(deliveries, data.option)
    ? []
    : [
        {
          code: data.option ? 'invalid' : 'missing',
          word: data.option ? 'option-unknown' : 'destination-missing',
          severity: 'recoverable',
          path: `${METHOD}.groups[0].selected_option_id`,
        } as const,
      ]
  if (!read.ok) return [...read.errors.map(({ field, problem }) => fieldProblem(path, field, problem)), ...option]
  return [
    ...(shipsToAddress && state.address && hasPoBox(state.address) ? [fieldProblem(path, 'line1', 'po-box')] : []),
    ...option,
  ]
}

const isOffered = (deliveries: Checkout['deliveries'], option: string | undefined): boolean =>
  deliveries.some(({ code }) => code === option)

const fieldProblem = (path: string, field: AddressField, problem: AddressError['problem']): Problem => ({
  code: problem === 'missing' ? 'missing' : 'invalid',
  word:
    problem === 'missing'
      ? 'destination-missing'
      : problem === 'other-province'
        ? 'other-province'
        : 'destination-invalid',
  severity: 'recoverable',
  path: `${path}.${fieldNames[field]}`,
})

/** A pickup is wanted that the checkout has not taken: by its state the goods are sent still. */
export const isPickupOpen = ({ ships }: Pick<Checkout, 'ships'>, { method }: SessionData): boolean =>
  method === 'pickup' && ships

/** The name of whoever comes is asked for, but an order without one is taken: the protocol may leave it out. */
function pickupProblems({ mayPickUp, stores, state }: Checkout, { buyer, destination }: SessionData): Problem[] {
  if (!mayPickUp) return [{ code: 'invalid', word: 'no-pickup', severity: 'recoverable', path: `${METHOD}.type` }]
  return stores.some(({ slug }) => slug === destination)
    ? state.pickupName || nameOf(buyer ?? {}).trim()
      ? []
      : [{ code: 'missing', word: 'name-missing', severity: 'warning', path: '$.buyer.first_name' }]
    : [
        {
          code: destination ? 'invalid' : 'missing',
          word: destination ? 'unknown-store' : 'destination-missing',
          severity: 'recoverable',
          path: `${METHOD}.selected_destination_id`,
          ...(destination && { values: { item: destination } }),
        },
      ]
}

/** Whether an agent may complete it: all is known but how it is paid. */
export const isReady = (problems: readonly Problem[]): boolean =>
  problems.every(({ severity }) => severity === 'warning' || severity === 'info')
