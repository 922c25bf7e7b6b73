import { expect, test } from 'vitest'
import { facetValues } from './listing.ts'

const names: Record<string, string> = { saltspray: 'Saltspray', lowcloud: 'Lowcloud', arc: 'Arc' }
const show = (counts: Record<string, number>, chosen: string[] = []) =>
  facetValues(counts, chosen, (key) => names[key]).map(
    ({ name, count, chosen: on }) => `${name} ${count}${on ? ' ✓' : ''}`,
  )

test.each([
  [{ arc: 1, saltspray: 5, lowcloud: 5 }, [], ['Lowcloud 5', 'Saltspray 5', 'Arc 1']],
  [{ arc: 1 }, ['arc'], ['Arc 1 ✓']],
  // A chosen value stays listed, so that it can be unchecked.
  [{ arc: 1 }, ['lowcloud'], ['Arc 1', 'Lowcloud 0 ✓']],
  [{ unnamed: 2 }, [], ['unnamed 2']],
  [{}, [], []],
])('%j with %j chosen is %j', (counts, chosen, expected) => expect(show(counts, chosen)).toEqual(expected))
