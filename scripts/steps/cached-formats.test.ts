import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { withCachedFormats } from './cached-formats.ts'

const registry = `
export function plural(locale, input, options) {
	return new Intl.PluralRules(locale, options).select(Number(input))
};
`

type Plural = (locale: string, input: number, options?: Intl.PluralRulesOptions) => string
const { plural } = (await import(`data:text/javascript,${encodeURIComponent(withCachedFormats(registry))}`)) as {
  plural: Plural
}

test('plural rules with options are made once for a language and its options', () => {
  const made = vi.spyOn(Intl, 'PluralRules')
  const ordinal = { type: 'ordinal' } as const
  expect([2, 1, 2].map((place) => plural('en', place, ordinal))).toEqual(['two', 'one', 'two'])
  expect(made).toHaveBeenCalledTimes(1)
})

test('what is counted is one or more as Unicode has it', () => {
  for (const locale of ['en', 'fr']) {
    const rules = new Intl.PluralRules(locale)
    for (const count of [...Array(2200).keys(), -1, -2, 0.5, 1.5, 1.99, 2.5, 1_000_001])
      expect(plural(locale, count), `${locale} ${count}`).toBe(rules.select(count))
  }
})

test('no message has words of its own for the many millions of French', () => {
  const messages = readFileSync('messages/fr.json', 'utf8')
  expect(messages).toContain('Plural=one')
  expect(messages).not.toMatch(/Plural=(?!one|\*)/)
})

test('a registry that is made in another way stops the build', () =>
  expect(() => withCachedFormats('export const plural = pluralRules.select')).toThrow(/Paraglide/))
