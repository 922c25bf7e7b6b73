import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaSentences } from './schema-sentences.ts'

const schema = z.object({ quantity: z.number().min(1) }).strict()
const said = (locale: 'en' | 'fr', given: unknown, own?: Parameters<typeof schemaSentences>[1]) =>
  schema.safeParse(given, { error: schemaSentences(locale, own) }).error?.issues.map(({ message }) => message)

test.each([
  ['en', { quantity: 0 }, 'Too small: expected number to be >=1'],
  ['fr', { quantity: 0 }, 'Trop petit\u00a0: nombre doit être >=1'],
  ['en', { quantity: 1, n: 2 }, 'Unrecognized key: "n"'],
  ['fr', { quantity: 1, n: 2 }, 'Clé non reconnue\u00a0: "n"'],
  ['fr', { quantity: 'one' }, 'Entrée invalide\u00a0: nombre attendu, chaîne de caractères reçu'],
] as const)('in %s a schema says of %j: %s', (locale, given, expected) =>
  expect(said(locale, given)).toEqual([expected]),
)

test('own words go first, and one reading leaves the next in its own language', () => {
  expect(said('fr', { quantity: 0 }, ({ code }) => (code === 'too_small' ? 'Au moins un.' : undefined))).toEqual([
    'Au moins un.',
  ])
  expect(schema.safeParse({ quantity: 0 }).error?.issues[0]?.message).toContain('Too small')
})
