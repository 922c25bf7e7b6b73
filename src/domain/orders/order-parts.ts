import type { PickupStore } from '../checkout/checkout.ts'
import type { Cents } from '../money.ts'
import { orderActions, stateAfter, type OrderAction, type OrderState } from './order-state.ts'

/** The state of a part of an order; the order itself may also be paid, cancelled or returned. */
export const partStates = ['placed', 'preparing', 'shipped-in-part', 'ready', 'shipped', 'delivered'] as const
export type PartState = (typeof partStates)[number]

/**
 * A part of an order that is fulfilled separately: the units shipped, or the units picked up at one store (decision
 * 0030). `id` is `ship`, or the store's slug; `arrived` is when everything had arrived (ISO in UTC). Each parcel has
 * its own times (parcel.ts).
 */
export type OrderPart = { id: string; state: PartState; arrived?: string } & (
  | { fulfilment: 'ship'; store?: undefined }
  | { fulfilment: 'pickup'; store: PickupStore }
)

/** The parts of an order, also those of which all was cancelled. */
export const partsEver = ({
  parts = [],
  formerParts = [],
}: {
  parts?: readonly OrderPart[]
  formerParts?: readonly OrderPart[]
}): OrderPart[] => [...parts, ...formerParts]

/** The steps of a part; all others concern the whole order. */
export const partActions = [
  'prepare',
  'make-ready',
  'ship',
  'deliver',
  'undo-hand-over',
] as const satisfies readonly OrderAction[]
export type PartAction = (typeof partActions)[number]
export const isPartAction = (action: OrderAction): action is PartAction => partActions.some((one) => one === action)

type Standing = { state: OrderState; isPaid: boolean; parts: readonly OrderPart[] }

/**
 * The state of an order as its parts are: the one that is least far on its way. Paid before anything else is done is
 * `paid`.
 */
export function stateOfParts(parts: readonly Pick<OrderPart, 'state'>[], isPaid: boolean): OrderState {
  const least = partStates.find((state) => parts.some((part) => part.state === state)) ?? 'placed'
  return least === 'placed' && isPaid ? 'paid' : least
}

/**
 * The parts after an action on one of them at that time (ISO in UTC); undefined where it is not to be done now.
 * `sent`: how far its parcels are.
 */
export function partsAfter(
  action: OrderAction,
  id: string | undefined,
  { state, isPaid, parts }: Standing,
  at = '',
  sent?: PartState,
): OrderPart[] | undefined {
  const part = parts.find((one) => one.id === id)
  if (!part || !isOnItsWay(state) || !isPartAction(action)) return undefined
  const reached = stateAfter(action, { ...part, isPaid })
  const to = reached && (sent ?? partStates.find((one) => one === reached))
  const { arrived: _, ...rest } = part
  return (
    to && parts.map((one) => (one === part ? { ...rest, state: to, ...(to === 'delivered' && { arrived: at }) } : one))
  )
}

/**
 * The steps allowed for an order as a whole: shipped units can no longer be cancelled, and can be returned while the
 * rest is still here.
 */
export function actionsOfWhole(standing: Standing): OrderAction[] {
  const isOut = standing.parts.some(hasLeft)
  return orderActions.filter(
    (action) =>
      !isPartAction(action) &&
      (action === 'return'
        ? isOut && isOnItsWay(standing.state)
        : stateAfter(action, { ...standing, fulfilment: 'ship' }) !== undefined && (action !== 'cancel' || !isOut)),
  )
}

/** Whether a part, or something of it, is no longer in the shop. */
const hasLeft = ({ state }: OrderPart): boolean =>
  state === 'shipped-in-part' || state === 'shipped' || state === 'delivered'
const isOnItsWay = (state: OrderState): boolean =>
  state === 'paid' || state === 'returned-in-part' || partStates.some((one) => one === state)

/** The lines of each part, and those that go by e-mail, with their places in the order. */
export function linesByPart<L extends { part?: string; amount: Cents }>(
  parts: readonly OrderPart[],
  lines: readonly L[],
): { part?: OrderPart; lines: L[] }[] {
  const mailed = lines.filter(({ part }) => !parts.some(({ id }) => id === part))
  return [
    ...parts.map((part) => ({ part, lines: lines.filter((line) => line.part === part.id) })),
    ...(mailed.length > 0 ? [{ lines: mailed }] : []),
  ]
}
