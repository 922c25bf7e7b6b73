import { isLocale, locales, type Both } from '../locale.ts'
import { isListPath, listingWords, pageShapes, paths } from '../paths.ts'

/**
 * A rule of editors for an address that is not a page's any more: where it went, or that it is gone permanently (410).
 */
export type Redirect = { from: string; to: string; status: 301 | 302 } | { from: string; status: 410 }

export const redirectStatuses = ['301', '302', '410'] as const

/** Rules that lead on from rule to rule are followed this far; editors cannot save longer chains. */
const LONGEST_CHAIN = 5

/** Addresses compare without a slash at the end, a query or a fragment. */
export const redirectKey = (path: string): string => (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/'

type Moved = { status: 301 | 302; to: string }
type Destination = Moved | { status: 410 }

/**
 * Where an address leads by the rules, at once to the end of a chain; undefined where no rule names it. A chain is as
 * lasting as its least lasting rule: 302 if one is, 410 if it ends in one. A loop, which cannot be saved, leads
 * nowhere. The deals and the new arrivals of a list, and what a brand has in it, go where the list went; a product's
 * page, reviews and questions where its code went, whatever words are behind it.
 */
export function redirectFor(rules: ReadonlyMap<string, Redirect>, path: string): Destination | undefined {
  const key = redirectKey(path)
  const [, list = key, narrow = ''] = NARROWED.exec(key) ?? []
  const [, all = '', brand, category = ''] = OF_BRAND.exec(list) ?? []
  return (
    endOf(rules, key) ??
    (narrow ? below(movedList(rules, list), narrow) : undefined) ??
    (brand ? movedInBrand(rules, { all, brand, category }, narrow) : undefined) ??
    movedProduct(rules, key)
  )
}

const either = (words: readonly Both[]) => words.flatMap(({ en, fr }) => [en, fr]).join('|')
const NARROWED = new RegExp(`^(.+)(/(?:${either([listingWords.deals, listingWords.new])}))$`)
const OF_BRAND = new RegExp(`^(/(?:en|fr)/[^/]+)(/(?:${either([listingWords.brands])})/[^/]+)(/.+)$`)
const ABOUT_PRODUCT = (['product', 'reviews', 'questions'] as const).flatMap((page) =>
  locales.map((locale) => pageShapes[page][locale].split('/')[0]),
)
const OF_PRODUCT = new RegExp(`^/(en|fr)/(${ABOUT_PRODUCT.join('|')})/([^/]+)(/[^/]+)?$`)

const below = (moved: Moved | undefined, path: string) => moved && { ...moved, to: moved.to + path }

/** Where a list went that has moved to another one of its language. */
function movedList(rules: ReadonlyMap<string, Redirect>, list: string): Moved | undefined {
  const moved = endOf(rules, list)
  return moved && 'to' in moved && isListPath(moved.to) && moved.to.slice(0, 4) === list.slice(0, 4) ? moved : undefined
}

/** What a brand has in a category has moved where one of them has, or both. */
function movedInBrand(
  rules: ReadonlyMap<string, Redirect>,
  { all, brand, category }: { all: string; brand: string; category: string },
  narrow: string,
): Moved | undefined {
  const [ofBrand, ofCategory] = [movedList(rules, all + brand), movedList(rules, all + category)]
  if (!ofBrand && !ofCategory) return undefined
  return {
    status: [ofBrand, ofCategory].some((moved) => moved?.status === 302) ? 302 : 301,
    to: (ofBrand?.to ?? all + brand) + (ofCategory?.to.slice(all.length) ?? category) + narrow,
  }
}

/** What is about a product has moved where the product has got another code. */
function movedProduct(rules: ReadonlyMap<string, Redirect>, path: string): Moved | undefined {
  const [, locale, page, code, slug = ''] = OF_PRODUCT.exec(path) ?? []
  if (!isLocale(locale) || code === undefined) return undefined
  const product = paths.product(locale, '')
  const moved = endOf(rules, product + code)
  if (!moved || !('to' in moved) || !moved.to.startsWith(product)) return undefined
  const now = moved.to.slice(product.length)
  return /[/?#]/.test(now) ? undefined : { ...moved, to: `/${locale}/${page}/${now}${slug}` }
}

function endOf(rules: ReadonlyMap<string, Redirect>, path: string): Destination | undefined {
  let rule = rules.get(redirectKey(path))
  if (!rule) return undefined
  let status: 301 | 302 = 301
  for (let steps = 0; steps < LONGEST_CHAIN; steps++) {
    if (rule.status === 410) return { status: 410 }
    if (rule.status === 302) status = 302
    const next = rules.get(redirectKey(rule.to))
    if (!next) return { status, to: rule.to }
    rule = next
  }
  return undefined
}

/**
 * The addresses a new or changed rule would run round through, ending where they began; undefined if there is no loop.
 * More than five rules in a row count as one.
 */
export const redirectLoop = (others: ReadonlyMap<string, Redirect>, added: Redirect): string[] | undefined =>
  loopFrom(new Map(others).set(redirectKey(added.from), added), added.from)

/** The same of an address that the rules have already. */
export function loopFrom(rules: ReadonlyMap<string, Redirect>, from: string): string[] | undefined {
  const passed = [redirectKey(from)]
  for (let rule = rules.get(redirectKey(from)); rule && rule.status !== 410; rule = rules.get(passed.at(-1) ?? '')) {
    const next = redirectKey(rule.to)
    const seen = passed.indexOf(next)
    passed.push(next)
    if (seen >= 0 || passed.length > LONGEST_CHAIN + 1) return passed.slice(Math.max(seen, 0))
  }
  return undefined
}
