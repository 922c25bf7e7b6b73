import { addressFields, LONGEST_FIELD } from '../../domain/address/address.ts'
import type { Checkout, CheckoutAnswer, CheckoutChange, FieldError } from '../../domain/checkout/checkout.ts'
import { localeOr } from '../../domain/locale.ts'
import { promoRefusals } from '../../domain/promo/promo.ts'
import { isApplied } from '../../domain/ucp/code-problems.ts'
import { addressInput, isInCanada, readDestination, withIds } from '../../domain/ucp/destination.ts'
import type { Problem } from '../../domain/ucp/problem.ts'
import { nameOf, type Buyer, type PostalAddress, type RefusedCode, type SessionData } from '../../domain/ucp/session.ts'
import type { Checkouts, CheckoutVisitor } from '../checkout/checkouts.ts'
import type { CheckoutRequest } from './requests.ts'

/** What a session knows after a request; what the request does not speak of stays. */
export function sessionWith(
  data: SessionData,
  request: Omit<CheckoutRequest, 'line_items'>,
): { data: SessionData; problems: Problem[] } {
  const { buyer, fulfillment, discounts, context } = request
  const methods = fulfillment?.methods ?? []
  const [method] = methods
  const problems: Problem[] =
    methods.length > 1
      ? [{ code: 'invalid', word: 'one-way', severity: 'recoverable', path: '$.fulfillment.methods' }]
      : []
  const language = context?.language?.slice(0, 2).toLowerCase()
  return {
    problems,
    data: {
      ...data,
      ...(language && { locale: localeOr(language) }),
      ...(buyer && { buyer: { ...buyer } as Buyer }),
      ...(method && problems.length === 0 && delivery(data, method)),
      ...(discounts?.codes && { codes: discounts.codes }),
    },
  }
}

type Method = NonNullable<NonNullable<CheckoutRequest['fulfillment']>['methods']>[number]

/** A single destination needs no choosing; one that is gone is chosen no more. */
function delivery(before: SessionData, { type, destinations, selected_destination_id, groups }: Method) {
  const isSame = before.method === undefined || before.method === type
  const own =
    type === 'pickup' ? undefined : destinations ? withIds(destinations as PostalAddress[]) : before.destinations
  const wanted = selected_destination_id ?? (destinations || !isSame ? undefined : before.destination)
  const only = type === 'shipping' && own?.length === 1 ? own[0]?.id : undefined
  const option = groups ? chosenIn(groups) : before.option
  return { method: type, destinations: own, destination: wanted ?? only, option: isSame || groups ? option : undefined }
}

const chosenIn = (groups: NonNullable<Method['groups']>): string | undefined =>
  groups.flatMap((group) => group.selected_option_id ?? [])[0]

/** Wrong codes are guesses, which an address may not make too fast; right ones do not count. */
export type Guesses = { isOver(): Promise<boolean>; release(): Promise<void> }

/** What of a session's answers was not taken, beside what the checkout itself says. */
type NotTaken = { problems: Problem[]; refusedCodes: RefusedCode[] }

/** Answers the checkout of people by what the session knows; what is refused there is a problem of the session. */
export async function applyAnswers(
  checkouts: Pick<Checkouts, 'read' | 'change'>,
  visit: CheckoutVisitor,
  data: SessionData,
  guesses: Guesses,
): Promise<NotTaken> {
  const change = (answer: CheckoutChange) => checkouts.change(visit, answer)
  const { buyer, destinations = [], destination, method, option } = data
  if (buyer?.email) await change({ part: 'contact', email: buyer.email, phone: buyer.phone_number ?? '' })
  if (method === 'pickup') {
    const name = nameOf(buyer ?? {})
      .trim()
      .slice(0, LONGEST_FIELD)
    if (destination)
      await change({
        part: 'delivery',
        method: 'pickup',
        store: destination,
        phone: buyer?.phone_number ?? '',
        ...(name && { name }),
      })
  } else {
    const selected = destinations.find(({ id }) => id === destination)
    const { shipsToAddress, deliveries } = await checkouts.read(visit)
    if (selected && isInCanada(selected) && readDestination(selected, buyer, { shipsToAddress }).ok)
      await change({ part: 'address', ...addressInput(selected, buyer) })
    const offered = deliveries.find(({ code }) => code === option)
    if (offered) await change({ part: 'delivery', method: offered.code })
  }
  return applyCodes(await checkouts.read(visit), data, change, guesses)
}

/** Applies the first code that may be used. */
async function applyCodes(
  { promo, state }: Checkout,
  { codes }: SessionData,
  change: (answer: CheckoutChange) => Promise<CheckoutAnswer>,
  guesses: Guesses,
): Promise<NotTaken> {
  const refusedCodes: RefusedCode[] = []
  const taken = { problems: [], refusedCodes }
  if (codes === undefined) return taken
  if (state.promo && !codes.some((code) => isApplied(code, promo))) await change({ part: 'remove-promo' })
  for (const code of codes) {
    if (isApplied(code, promo)) return taken
    if (await guesses.isOver()) return { problems: [tooManyCodes], refusedCodes }
    const answer = await change({ part: 'promo', code })
    if (answer.ok) {
      await guesses.release()
      return taken
    }
    refusedCodes.push(...answer.errors.flatMap((error) => refusedCode(code, error)))
  }
  return taken
}

const tooManyCodes: Problem = {
  code: 'rate_limited',
  word: 'too-many-codes',
  severity: 'warning',
  path: '$.discounts.codes',
}

function refusedCode(code: string, { problem, minimum }: FieldError): RefusedCode[] {
  const reason = promoRefusals.find((one) => one === problem)
  return reason ? [{ code, reason, ...(minimum !== undefined && { minimum }) }] : []
}

/** The address of the card where it is a whole one here; else it is the delivery's. */
export function billingFields(address: PostalAddress | undefined, buyer: Buyer | undefined): object {
  if (!address || !isInCanada(address) || !readDestination(address, buyer, {}).ok) return {}
  const input = addressInput(address, buyer)
  return {
    billing: 'other',
    ...Object.fromEntries(addressFields.map((field) => [`billing-${field}`, input[field]])),
  }
}
