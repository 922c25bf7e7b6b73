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

/** Paraglide's formats and plural rules, each made once instead of at every use. */
export function withCachedFormats(registry: string): string {
  if (!registry.match(MADE))
    throw new Error('Paraglide makes its formats in another way; see scripts/steps/cached-formats.ts')
  return registry.replaceAll(MADE, 'cached($1, locale, options)') + CACHED
}
