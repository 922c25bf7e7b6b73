import { expect, test, vi } from 'vitest'
import { withCachedFormats } from './cached-formats.ts'

const registry = `
export function plural(locale, input, options) {
	return new Intl.PluralRules(locale, options).select(Number(input))
};
`

test('plural rules are made once for a language and its options', async () => {
  const made = vi.spyOn(Intl, 'PluralRules')
  const { plural } = (await import(`data:text/javascript,${encodeURIComponent(withCachedFormats(registry))}`)) as {
    plural(locale: string, input: number, options?: Intl.PluralRulesOptions): string
  }
  const counted = [plural('fr', 0), plural('fr', 2), plural('en', 0), plural('en', 2, { type: 'ordinal' })]
  expect([...counted, plural('fr', 1)]).toEqual(['one', 'other', 'other', 'two', 'one'])
  expect(made).toHaveBeenCalledTimes(3)
})

test('a registry that is made in another way stops the build', () =>
  expect(() => withCachedFormats('export const plural = pluralRules.select')).toThrow(/Paraglide/))
