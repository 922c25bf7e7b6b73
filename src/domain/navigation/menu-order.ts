type Placed<Id> = { id: Id; order: number }

/**
 * The numbers that change when one of several items, given in their order, is moved behind another, or to the front
 * (`after` null): its own alone where one fits between its neighbours, else all of them from 0. Undefined where one of
 * the two is not among them.
 */
export function movedBehind<Id>(items: readonly Placed<Id>[], id: Id, after: Id | null): Placed<Id>[] | undefined {
  const rest = items.filter((item) => item.id !== id)
  const behind = rest.findIndex((item) => item.id === after)
  if (rest.length === items.length || (after !== null && behind === -1)) return undefined
  if (items[behind + 1]?.id === id) return []
  const order = between(rest[behind]?.order, rest[behind + 1]?.order)
  if (order !== undefined) return [{ id, order }]
  const ids = rest.map((item) => item.id).toSpliced(behind + 1, 0, id)
  const before = new Map(items.map((item) => [item.id, item.order]))
  return ids.map((each, at) => ({ id: each, order: at })).filter((each) => before.get(each.id) !== each.order)
}

/** A whole number where there is one. */
function between(low: number | undefined, high: number | undefined): number | undefined {
  if (low === undefined) return high === undefined ? undefined : Math.ceil(high) - 1
  if (high === undefined) return Math.floor(low) + 1
  const half = (low + high) / 2
  const whole = Math.round(half)
  return [whole, half].find((number) => low < number && number < high)
}
