import type { CategoryTree } from '../../catalog/category.ts'
import { otherLocale, type Both, type Locale } from '../../locale.ts'
import { categoryPhrases, thingsIn } from './category-phrases.ts'
import { fixedWords, sameUnits } from './fixed-words.ts'
import type { Meaning } from './meaning.ts'
import { Spelling, type HomophoneKey } from './misspelt.ts'
import { priceCues } from './price-words.ts'
import { formsOf, queryWords } from './query-words.ts'

/** What a category has of what else is read: to leave out a size that nothing in it comes in. */
export type InCategory = { genders: ReadonlySet<string>; sizes: ReadonlySet<string> }

/** What titles are asked, so that words of a name stay words. Words are without accents. */
export type TitleLookup = {
  /** Whether any product has the word, anywhere in its texts. */
  hasWord(word: string): boolean
  /**
   * Whether the words stand beside each other in a title.
   * @param without of a product that does not have this value
   */
  inTitles(words: readonly string[], without?: { kind: 'brand' | 'category'; keys: readonly string[] }): boolean
}

export type VocabularySources = {
  locale: Locale
  tree: CategoryTree
  brands: readonly { key: string; name: string }[]
  /** Keys of sizes with what products call them. */
  sizes: ReadonlyMap<string, ReadonlySet<string>>
  stores: readonly { slug: string; name: Both; city: string }[]
  /** Words that mean the same, in the language. */
  synonyms: readonly (readonly string[])[]
  /** What is called something else in the texts of the catalogue: the engine looks for that instead. */
  aliases: readonly string[]
  inCategory: ReadonlyMap<string, InCategory>
  /** Where the language has homophones that are taken for each other. */
  phonetic?: HomophoneKey | undefined
}

/** The words of a catalogue in one language, by their forms; those of the other language apart. */
export type QueryVocabulary = Omit<VocabularySources, 'aliases'> & {
  /** The forms of an alias, and each of its words. */
  aliases: { phrases: ReadonlySet<string>; words: ReadonlySet<string> }
  phrases: ReadonlyMap<string, readonly Meaning[]>
  foreign: ReadonlyMap<string, readonly Meaning[]>
  /** The words of its longest phrase. */
  longest: number
  things: ReadonlySet<string>
  spelling: Spelling
}

/** Puts together what words may mean; takes some milliseconds, and is to be stored until the catalogue changes. */
export function queryVocabulary(sources: VocabularySources): QueryVocabulary {
  const { locale, tree } = sources
  const own = phrasesOf(sources, locale, locale)
  const foreign = phrasesOf({ ...sources, synonyms: [] }, otherLocale(locale), locale)
  for (const phrase of own.phrases.keys()) foreign.phrases.delete(phrase)
  const aliases = sources.aliases.map((alias) => formsOf(alias, locale))
  const aliasPhrases = new Set(aliases.map((forms) => forms.join(' ')))
  return {
    ...sources,
    aliases: { phrases: aliasPhrases, words: new Set(aliases.flat()) },
    phrases: own.phrases,
    foreign: foreign.phrases,
    longest: [...own.phrases.keys(), ...foreign.phrases.keys(), ...aliasPhrases].reduce(
      (most, each) => Math.max(most, each.split(' ').length),
      1,
    ),
    things: thingsIn(tree.byKey.values(), locale),
    // Of two that are as near, one that says something by itself is rather meant.
    spelling: new Spelling(
      [...[...own.words].filter((word) => own.phrases.has(word)), ...own.words, ...priceCues],
      sources.phonetic,
    ),
  }
}

/** @param written the language in which the words are, of a page in `locale` */
function phrasesOf(
  { tree, brands, sizes, stores, synonyms }: VocabularySources,
  written: Locale,
  locale: Locale,
): { phrases: Map<string, Meaning[]>; words: Set<string> } {
  const phrases = new Map<string, Meaning[]>()
  const words = new Set<string>()
  const add = (text: string, meaning: Meaning) => {
    const cut = queryWords(text, locale)
    const phrase = cut.map(({ form }) => form).join(' ')
    if (phrase === '') return
    for (const { bare, form } of cut) words.add(bare).add(form)
    const known = phrases.get(phrase) ?? []
    // A product may write the same size in two ways that are read as one.
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(meaning)))
      phrases.set(phrase, [...known, meaning])
  }
  const fixed = fixedWords(written)
  const activities = new Set(
    fixed.flatMap(([text, { kind }]) => (kind === 'activity' ? [formsOf(text, written).join(' ')] : [])),
  )
  const genders = new Set(fixed.flatMap(([text, { kind }]) => (kind === 'gender' ? formsOf(text, written) : [])))
  const categories = categoryPhrases(tree, written, synonyms, {
    activity: (phrase) => activities.has(phrase),
    gender: (word) => genders.has(word),
  })
  for (const [phrase, { keys, isWhole }] of categories)
    // The other language's words are in no text of this one.
    add(phrase, { kind: 'category', keys, isWhole: isWhole || written !== locale })
  for (const [text, meaning] of fixed) add(text, meaning)
  if (written !== locale) return { phrases, words }
  // A shop sells the names of its categories to nobody: typed in the plural, they may be misspelt as well.
  for (const { name } of tree.byKey.values()) for (const { bare } of queryWords(name[written], locale)) words.add(bare)
  for (const { key, name } of brands) {
    add(name, { kind: 'brand', key })
    for (const plain of [name.replace(/\s*&\s+co\.?$/i, ''), ...['and', 'et'].map((word) => name.replace('&', word))])
      if (plain !== name) add(plain, { kind: 'brand', key })
  }
  for (const [key, names] of sizes)
    for (const [text, isSure] of sizeTexts(key, names)) add(text, { kind: 'size', key, isSure })
  const count = Map.groupBy(stores, ({ city }) => city)
  for (const { slug, name, city } of stores) {
    add(name[written], { kind: 'store', key: slug })
    // A city with two stores names neither.
    if (count.get(city)?.length === 1) add(city, { kind: 'store', key: slug })
  }
  return { phrases, words }
}

/** How a size is typed: `XL` and `40 L` speak for themselves, `10` and `small` do not. */
function sizeTexts(key: string, names: ReadonlySet<string>): [text: string, isSure: boolean][] {
  const isLetters = /^(?:x{1,3}[sl]|[1-5]x|\dt)$/.test(key)
  return [
    ...(isLetters ? [[key, true] as [string, boolean]] : []),
    ...[...names].flatMap((name): [string, boolean][] => {
      const [, figure, unit] = /^(\d+(?:[.,]\d+)?)[\s\u{a0}-]*(\p{L}+)\.?(?:\s*\(.*\))?$/u.exec(name) ?? []
      const units = unit ? (sameUnits.find((same) => same.includes(unit)) ?? [unit]) : []
      return units.flatMap((each): [string, boolean][] => [
        [`${figure} ${each}`, true],
        [`${figure}${each}`, true],
      ])
    }),
  ]
}
