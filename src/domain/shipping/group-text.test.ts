import { expect, test } from 'vitest'
import { howItComes } from './group-text.ts'

test.each([
  [{ method: 'Standard', cost: 'Sans frais supplémentaires' }, 'Standard, sans frais supplémentaires'],
  [{ method: 'Standard', cost: 'No extra charge' }, 'Standard, no extra charge'],
  [{ method: 'Express', cost: '18,00\u00a0$' }, 'Express, 18,00\u00a0$'],
  [{ cost: 'Sans frais supplémentaires' }, 'Sans frais supplémentaires'],
  [{ method: 'Standard' }, 'Standard'],
  [{}, ''],
])('%j is said as %s', (words, said) => expect(howItComes(words)).toBe(said))
