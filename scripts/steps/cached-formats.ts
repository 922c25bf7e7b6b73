const MADE = /new (Intl\.\w+)\(locale, options\)/g

/** A page counts in dozens of places: made at every use, the rules of plurals were a millisecond of its rendering. */
const CACHED = `
const formats = new Map()
function cached(Format, locale, options) {
	const key = Format.name + locale + JSON.stringify(options)
	const format = formats.get(key) ?? new Format(locale, options)
	formats.set(key, format)
	return format
}
`

const COUNTED = 'cached(Intl.PluralRules, locale, options).select(Number(input))'
/** Without options it counts things, and no message tells the many millions of French from its other numbers. */
const ONE_OR_OTHER = `options ? ${COUNTED} : isOne(locale, Number(input)) ? 'one' : 'other'`
const IS_ONE = `
/** As Unicode has it for English and French: 0 and 1.5 are one in French. */
function isOne(locale, count) {
	return locale === 'fr' ? Math.abs(count) < 2 : count === 1 || count === -1
}
`

/**
 * Paraglide's formats and plural rules, each made once instead of at every use; and of what is counted no format at
 * all: the first one of a page costs a browser 15 ms, on a phone 60.
 */
export function withCachedFormats(registry: string): string {
  const cached = registry.replaceAll(MADE, 'cached($1, locale, options)')
  if (!cached.includes(COUNTED))
    throw new Error('Paraglide makes its formats in another way; see scripts/steps/cached-formats.ts')
  return cached.replace(COUNTED, ONE_OR_OTHER) + CACHED + IS_ONE
}
