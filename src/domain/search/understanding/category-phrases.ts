import { trailOf } from '../../catalog/category-tree.ts'
import type { Category, CategoryTree } from '../../catalog/category.ts'
import type { Locale } from '../../locale.ts'
import { formsOf } from './query-words.ts'

type Words = readonly string[]
/** The categories that a phrase may stand for. */
export type CategoryMeaning = { keys: string[]; isWhole: boolean }

/** A head word of more categories than this says too little to leave out all others. */
const MOST_KEYS = 4
/** From this share of narrower categories that are for the thing, the wider one is not the thing. */
const FOR_IT = 1 / 4
/** Words that begin what a French noun is for or made of. */
const complement = new Set(['de', 'd', 'du', 'des', 'a', 'au', 'aux', 'pour', 'en'])

/**
 * Which categories a shopper means by which words: their names, the parts of names that list several things, and the
 * thing that several names end with (in French begin with): `bikes` are mountain, road and city bikes, and `vélo` are
 * those too, although the whole aisle with its helmets is called so. Categories of one gender are left out: that is a
 * filter of its own.
 */
export function categoryPhrases(
  tree: CategoryTree,
  locale: Locale,
  synonyms: readonly (readonly string[])[],
  is: { activity(phrase: string): boolean; gender(word: string): boolean },
): Map<string, CategoryMeaning> {
  const named = [...tree.byKey.values()]
    .filter((category) => !trailOf(tree, category.key).some(({ rule }) => (rule?.genders.length ?? 0) > 0))
    .map((category) => ({
      category,
      parts: nobodysParts(category.name[locale]),
    }))
  const exact = grouped(named.flatMap(({ category, parts }) => parts.map((part) => [part.join(' '), category.key])))
  const heads = grouped(
    named.flatMap(({ category, parts }) =>
      parts.flatMap((part) => headsOf(part, locale).map((head): [string, string] => [head.join(' '), category.key])),
    ),
  )
  const meanings = new Map<string, CategoryMeaning>()
  for (const phrase of new Set([...exact.keys(), ...heads.keys()])) {
    const meaning = meaningOf(phrase)
    if (meaning) meanings.set(phrase, meaning)
  }
  for (const group of synonyms) {
    const phrases = group.map((text) => formsOf(text, locale).join(' '))
    const known =
      phrases.find((phrase) => exact.has(phrase) && meanings.has(phrase)) ??
      phrases.find((phrase) => meanings.has(phrase))
    const meaning = meanings.get(known ?? '')
    if (!meaning) continue
    for (const phrase of phrases) {
      const own = exact.has(phrase) ? meanings.get(phrase) : undefined
      // A word may be an aisle, and what others call something else.
      if (!own) meanings.set(phrase, meaning)
      else if (own.isWhole && !meaning.isWhole)
        meanings.set(phrase, { keys: [...new Set([...own.keys, ...meaning.keys])], isWhole: false })
    }
  }
  return meanings

  /** Without those of somebody: `Kids’ Bikes` are bikes for a gender, `Child Carriers` are not. */
  function nobodysParts(name: string): Words[] {
    const parts = partsOf(name, locale)
    return /['’]|pour /i.test(name) ? parts.filter((part) => !part.some(is.gender)) : parts
  }

  function meaningOf(phrase: string): CategoryMeaning | undefined {
    const narrower = heads.get(phrase) ?? []
    const own = closest(
      phrase,
      (exact.get(phrase) ?? []).filter((key) => !isForThe(phrase, key)),
    )
    const keys = own.flatMap((key) => {
      if (tree.childrenOf(key).length === 0) return [key]
      const isFull = isFullName(phrase, key)
      if (!isFull && is.activity(phrase)) return []
      const below = narrower.filter((each) => trailOf(tree, each).some((above) => above.key === key))
      return isFull || below.length < 2 ? [key] : below
    })
    const all = topmost(tree, keys.length > 0 ? keys : narrower)
    // `batterie` alone is no `batterie de cuisine`.
    if (keys.length === 0 && all.length === 1 && !phrase.includes(' ')) return undefined
    if (all.length === 0 || all.length > MOST_KEYS) return undefined
    return {
      keys: all,
      isWhole: all.every((key) => tree.childrenOf(key).length > 0 && isFullName(phrase, key)),
    }
  }

  /** `Pantalons, shorts et jupes` lists the names of what is below: `shorts` are those, and not the whole aisle. */
  function closest(phrase: string, keys: readonly string[]): string[] {
    const above = new Set(
      keys.flatMap((key) => trailOf(tree, key).flatMap((each) => (each.key === key ? [] : each.key))),
    )
    return keys.filter((key) => isFullName(phrase, key) || !above.has(key))
  }

  /** Whether the wider category is rather a field in which there are things for the thing. */
  function isForThe(phrase: string, key: string): boolean {
    const children = tree.childrenOf(key)
    const wanted = phrase.split(' ')
    const count = children.filter(({ name }) =>
      partsOf(name[locale], locale).some(
        (part) =>
          contains(part, wanted) &&
          part.join(' ') !== phrase &&
          !headsOf(part, locale).some((head) => head.join(' ') === phrase),
      ),
    ).length
    return count > 0 && count >= children.length * FOR_IT
  }

  function isFullName(phrase: string, key: string): boolean {
    return formsOf(tree.byKey.get(key)?.name[locale] ?? '', locale).join(' ') === phrase
  }
}

/** The last words of the names of things, in French the first: what can be for something else. */
export const thingsIn = (categories: Iterable<Category>, locale: Locale): Set<string> =>
  new Set(
    [...categories].flatMap(({ name }) =>
      partsOf(name[locale], locale).flatMap((part) => (locale === 'fr' ? part.slice(0, 1) : part.slice(-1))),
    ),
  )

/** The things that a name lists: `Ski and Snowboard Helmets` are ski helmets and snowboard helmets. */
function partsOf(name: string, locale: Locale): Words[] {
  const parts = name.split(/\s+(?:and|et|&)\s+|,\s+/).map((part) => formsOf(part, locale))
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || parts.length < 2) return parts.filter((part) => part.length > 0)
  if (locale === 'fr') {
    const from = last.findIndex((word, at) => at > 0 && complement.has(word))
    return parts.flatMap((part): Words[] => {
      // `Vélos de gravelle et de route`: the thing is named once.
      if (complement.has(part[0] ?? '')) return [[first[0]!, ...part]]
      return part.length === 1 && from > 0 ? [[...part, ...last.slice(from)]] : [part]
    })
  }
  return parts.flatMap((part): Words[] =>
    part.length === 1 && last.length > 1 && part !== last
      ? [[...part, ...last.slice(-1)]]
      : part.length === 1 && part === last && first.length > 1
        ? [part, [...first.slice(0, -1), ...part]]
        : [part],
  )
}

/** What a longer name is a kind of: its last words, in French its first. */
function headsOf(part: Words, locale: Locale): Words[] {
  if (locale !== 'fr') return part.slice(1).map((_, at) => part.slice(at + 1))
  return part
    .slice(1)
    .map((_, at) => part.slice(0, at + 1))
    .filter((head) => !complement.has(head.at(-1)!) && part[head.length] !== 'san')
}

const contains = (part: Words, wanted: Words) =>
  part.some((_, from) => wanted.every((word, i) => part[from + i] === word))

/** Without those that are part of another. */
const topmost = (tree: CategoryTree, keys: readonly string[]): string[] => {
  const all = [...new Set(keys)]
  return all.filter((key) => !trailOf(tree, key).some((above) => above.key !== key && all.includes(above.key)))
}

function grouped(pairs: Iterable<readonly [string, string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [phrase, key] of pairs) groups.set(phrase, [...new Set([...(groups.get(phrase) ?? []), key])])
  return groups
}
