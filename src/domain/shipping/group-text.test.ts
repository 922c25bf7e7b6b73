import { expect, test } from 'vitest'
import { cautionOf, howItComes } from './group-text.ts'

test.each([
  [{ method: 'Standard', cost: 'Sans frais supplémentaires' }, 'Standard, sans frais supplémentaires'],
  [{ method: 'Standard', cost: 'No extra charge' }, 'Standard, no extra charge'],
  [{ method: 'Express', cost: '18,00\u00a0$' }, 'Express, 18,00\u00a0$'],
  [{ cost: 'Sans frais supplémentaires' }, 'Sans frais supplémentaires'],
  [{ method: 'Standard' }, 'Standard'],
  [{}, ''],
])('%j is said as %s', (words, said) => expect(howItComes(words)).toBe(said))

test.each([
  [{ remote: 'It goes far.', holidays: 'There is a holiday.' }, 'It goes far. There is a holiday.'],
  [{ remote: 'It goes far.' }, 'It goes far.'],
  [{ holidays: 'There is a holiday.' }, 'There is a holiday.'],
  [{}, undefined],
])('why a group with %j may be later is %j', (words, said) => expect(cautionOf(words)).toBe(said))
