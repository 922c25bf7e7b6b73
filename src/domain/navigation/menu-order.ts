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

/**
 * The numbers of items in a given order: those that they have, as far as these rise; items without one (`undefined`)
 * and the fewest of the others get numbers between their neighbours. All are numbered from 0 where none is left there.
 */
export function numbersInOrder(before: readonly (number | undefined)[]): number[] {
  const stays = longestRise(before)
  const numbers: number[] = []
  for (const [at, next] of [...stays, before.length].entries()) {
    const run = spread(numbers.at(-1), before[next], next - numbers.length)
    if (!run) return before.map((_, each) => each)
    numbers.push(...run, ...(at < stays.length ? [before[next] ?? next] : []))
  }
  return numbers
}

/** Where the most numbers stand that rise from one to the next. */
function longestRise(numbers: readonly (number | undefined)[]): number[] {
  const rises: number[][] = []
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) continue
    const ahead = rises.filter((rise) => (numbers[rise.at(-1) ?? at] ?? number) < number)
    rises.push([...longest(ahead), at])
  }
  return longest(rises)
}

const longest = (rises: readonly number[][]): number[] =>
  rises.reduce<number[]>((most, rise) => (rise.length > most.length ? rise : most), [])

const between = (low: number | undefined, high: number | undefined): number | undefined => spread(low, high, 1)?.[0]

/** So many rising numbers between two, whole ones where there are enough; undefined where there is no room. */
function spread(low: number | undefined, high: number | undefined, count: number): number[] | undefined {
  const steps = Array.from({ length: count }, (_, at) => at)
  if (high === undefined) return steps.map((at) => (low === undefined ? at : Math.floor(low) + 1 + at))
  if (low === undefined) return steps.map((at) => Math.ceil(high) - count + at)
  const parts = steps.map((at) => low + ((high - low) * (at + 1)) / (count + 1))
  const rise = (numbers: number[]) =>
    [low, ...numbers, high].every((number, at, all) => at === 0 || (all[at - 1] ?? low) < number)
  return [parts.map(Math.round), parts].find(rise)
}
