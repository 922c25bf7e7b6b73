import { listingParameters, listingSearch, parseListingQuery } from './catalog/listing-query.ts'
import type { Locale } from './locale.ts'
import type { PageName } from './paths.ts'

/** As `URLSearchParams` gives them. */
type Parameters = Iterable<readonly [name: string, value: string]>

const options = ['colour', 'size'] as const
const LONGEST_VALUE = 512

/**
 * The query of a page with only what it understands, in a fixed order and in the words of the language: what its
 * loaders see, what it is cached under, and what goes with a shopper who changes the language.
 */
export function pageSearch(page: PageName | undefined, parameters: Parameters, locale: Locale): string {
  const given = [...parameters]
  const own = (...names: string[]) =>
    names.flatMap((name) => {
      const value = given.find(([each]) => each === name)?.[1].slice(0, LONGEST_VALUE)
      return value ? [`${name}=${encodeURIComponent(value)}`] : []
    })
  const listing = () => listingSearch(parseListingQuery(given), locale).slice(1)
  const parts =
    page === 'listing' || page === 'category'
      ? [listing()]
      : page === 'search'
        ? [...own('q'), listing()]
        : page === 'product'
          ? own(...options)
          : []
  const text = parts.filter(Boolean).join('&')
  return text && `?${text}`
}

const reads: Partial<Record<PageName, (name: string) => boolean>> = {
  listing: isFilter,
  category: isFilter,
  search: (name) => name === 'q' || isFilter(name),
  product: (name) => options.some((option) => option === name),
}

/**
 * What a link brought along that the page itself does not read, such as the code of a campaign: it stays with the
 * shopper where the page has moved (acceptance 27).
 */
export const campaignSearch = (page: PageName | undefined, search: string): string =>
  joined(pairsOf(search).filter(([name]) => name !== '_routes' && !(page && reads[page]?.(name))))

/** An address with more parameters; those that it has already stay as they are. */
export function withSearch(address: string, search: string): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const known = new Set(pairsOf(own).map(([name]) => name))
  return path + joined([...pairsOf(own), ...pairsOf(search).filter(([name]) => !known.has(name))]) + fragment
}

function isFilter(name: string): boolean {
  return listingParameters.has(name) || name.startsWith('filters[')
}

/** Each parameter as it is written, by its name. */
const pairsOf = (search: string): [name: string, written: string][] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((written) => [nameOf(written), written])

function nameOf(written: string): string {
  const name = (written.split('=')[0] ?? '').replaceAll('+', ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const joined = (pairs: [name: string, written: string][]): string =>
  pairs.length > 0 ? `?${pairs.map(([, written]) => written).join('&')}` : ''
