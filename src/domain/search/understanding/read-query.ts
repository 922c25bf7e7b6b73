import type { Locale } from '../../locale.ts'
import { withSigns } from './below-zero.ts'
import { chooseCategory, type Candidate } from './choose-category.ts'
import { atPlace, betweenStoreAndName, sizeCues, sizeLetters, storeWords } from './fixed-words.ts'
import type { Meaning } from './meaning.ts'
import { isAge, isComparison, pricesIn, type PriceRun } from './price-words.ts'
import { readingOf, type QueryReading, type ReadFilters, type WordRun } from './query-reading.ts'
import type { QueryVocabulary, TitleLookup } from './query-vocabulary.ts'
import { queryWords, type QueryWord } from './query-words.ts'

/**
 * Understands a query: which of its words are filters, and which are looked for. What a product is called stays words,
 * and so does what is in quotes. The reading is of its `text`, which has temperatures in figures.
 */
export function readQuery(asked: string, vocabulary: QueryVocabulary, titles: TitleLookup): QueryReading {
  const isQuoted = /["“”«»]/.test(asked)
  const text = isQuoted ? asked : withSigns(asked)
  const reader = new Reader(text, vocabulary, titles)
  const runs = isQuoted ? [] : reader.runs()
  return readingOf(text, runs, reader.typed)
}

/** What a text says of prices, and its other words: the part of a query’s reading that needs no catalogue. */
export function readPrices(text: string, locale: Locale): Pick<QueryReading, 'rest'> & Pick<ReadFilters, 'price'> {
  const words = queryWords(text, locale)
  const { filters, rest } = readingOf(text, pricesIn(words).map(asRun), words)
  return { rest, ...(filters.price && { price: filters.price }) }
}

const asRun = ({ from, to, price }: PriceRun): WordRun => ({ from, to, meaning: { kind: 'price', price } })

class Reader {
  readonly typed: QueryWord[]
  /** With misspelt words put right. */
  private readonly words: QueryWord[]
  private taken: WordRun[] = []
  /** What a size that is named as such may be, by its first word: `large` is one of a pad, and of a jacket `l`. */
  private readonly sizeKeys = new Map<number, string[]>()

  constructor(
    text: string,
    private readonly vocabulary: QueryVocabulary,
    private readonly titles: TitleLookup,
  ) {
    this.typed = queryWords(text, vocabulary.locale)
    this.words = this.typed.map((word, at) => this.corrected(word, at))
  }

  runs(): WordRun[] {
    this.takePrices()
    this.takeSizesAndAges()
    this.takePlaces()
    const candidates = this.candidates()
    const isPlain = (kind: Meaning['kind']) => kind !== 'category' && kind !== 'size'
    for (const { from, to, meanings } of candidates) {
      const meaning = meanings.find((each) => isPlain(each.kind) && this.isMeant(from, to, each))
      if (meaning && !meanings.some(({ kind }) => kind === 'category')) this.take({ from, to, meaning })
    }
    const genders = this.taken.flatMap(({ meaning }) => (meaning.kind === 'gender' ? meaning.values : []))
    const chosen = chooseCategory(
      candidates.filter((each) => this.isFree(each.from, each.to)),
      {
        words: this.words,
        genders,
        isTaken: (at) => !this.isFree(at, at + 1),
        vocabulary: this.vocabulary,
        titles: this.titles,
        isMeant: (from, to, meaning) => this.isMeant(from, to, meaning),
      },
    )
    for (const run of chosen) this.take(run)
    // A word that is not a category here may be an activity: `kayak` in `kayak paddle`.
    for (const { from, to, meanings } of candidates) {
      const meaning = meanings.find((each) => isPlain(each.kind) && this.isMeant(from, to, each))
      if (meaning && this.isFree(from, to)) this.take({ from, to, meaning })
    }
    this.takeSizes(candidates)
    return this.taken.toSorted((a, b) => a.from - b.from)
  }

  private take(run: WordRun) {
    this.taken.push(run)
  }
  private isFree(from: number, to: number): boolean {
    return this.taken.every((run) => run.to <= from || run.from >= to)
  }

  /** A word as it is meant; of several that are as near, the one that goes with the word before or after it. */
  private corrected(word: QueryWord, at: number): QueryWord {
    const { phrases, foreign, aliases, spelling, locale } = this.vocabulary
    if (phrases.has(word.form) || foreign.has(word.form) || aliases.words.has(word.form)) return word
    if (this.titles.hasWord(word.bare)) return word
    const near = spelling.nearest(word.bare).flatMap((meant) => queryWords(meant, locale).slice(0, 1))
    const [thing, before, after] = [-2, -1, 1].map((by) => this.typed[at + by]?.form)
    // In French a small word may come between: `sac de couchage`.
    const meant =
      near.find(({ form }) =>
        [`${before} ${form}`, `${form} ${after}`, `${thing} ${before} ${form}`].some((each) => phrases.has(each)),
      ) ?? near[0]
    return meant ? { ...word, bare: meant.bare, form: meant.form } : word
  }

  private takePrices() {
    for (const run of pricesIn(this.words).map(asRun)) this.take(run)
  }

  /** `size 10`, `taille M`, `8 ans`, `6 months`. */
  private takeSizesAndAges() {
    const { sizes } = this.vocabulary
    for (let at = 0; at < this.words.length; at++) {
      const word = this.words[at]!
      const [after, next] = [this.words[at + 1]?.bare ?? '', this.words[at + 2]?.bare ?? '']
      const letters = sizeLetters[`${after} ${next}`]
      const keys = [letters ?? sizeLetters[after] ?? '', after.replace(',', '.')].filter((key) => sizes.has(key))
      const to = at + (letters ? 3 : 2)
      if (sizeCues.has(word.bare) && keys[0] !== undefined && this.isFree(at, to)) {
        this.take({ from: at, to, meaning: { kind: 'size', key: keys[0], isSure: true } })
        this.sizeKeys.set(at, keys)
      }
      const age = isAge(this.words, at)
      if (age > 0 && this.isFree(at, at + age))
        this.take({ from: at, to: at + age, meaning: { kind: 'gender', values: ['kids'] } })
    }
  }

  /** `at Halifax`, `magasin de Québec`: a place alone may be a name. */
  private takePlaces() {
    for (const { from, to, meanings } of this.candidates()) {
      const store = meanings.find(({ kind }) => kind === 'store')
      if (!store) continue
      let start = from
      while (start > 0 && betweenStoreAndName.has(this.words[start - 1]!.bare)) start--
      const isStoreBefore = storeWords.has(this.words[start - 1]?.bare ?? '')
      const isStoreAfter = storeWords.has(this.words[to]?.bare ?? '')
      const isAt = atPlace.has(this.words[from - 1]?.bare ?? '')
      if (!isStoreBefore && !isStoreAfter && !isAt && to - from < 2) continue
      const first = isStoreBefore ? start - 1 : isAt || isStoreAfter ? start : from
      const wide = isStoreBefore && atPlace.has(this.words[first - 1]?.bare ?? '') ? first - 1 : first
      this.take({ from: Math.min(wide, from), to: isStoreAfter ? to + 1 : to, meaning: store })
    }
  }

  /** The longest phrases that mean something, from left to right; none within what is taken. */
  private candidates(): Candidate[] {
    const found: Candidate[] = []
    const { phrases, foreign, aliases, longest } = this.vocabulary
    for (let at = 0; at < this.words.length; at++) {
      for (let to = Math.min(this.words.length, at + longest); to > at; to--) {
        if (!this.isFree(at, to)) continue
        const phrase = this.words
          .slice(at, to)
          .map(({ form }) => form)
          .join(' ')
        const meanings = phrases.get(phrase) ?? (this.isUnknown(at, to) ? foreign.get(phrase) : undefined)
        // A `life jacket` is called something else, and no jacket.
        if (!meanings && !(to - at > 1 && aliases.phrases.has(phrase))) continue
        if (meanings) found.push({ from: at, to, meanings })
        at = to - 1
        break
      }
    }
    return found
  }

  /** Whether none of the words is in any product: then another language is a better guess. */
  private isUnknown = (from: number, to: number) =>
    this.words.slice(from, to).every(({ bare }) => bare.length < 3 || !this.titles.hasWord(bare))

  /** Whether the words are rather no part of a product's name. */
  private isMeant(from: number, to: number, meaning: Meaning): boolean {
    const { kind } = meaning
    if (kind === 'gender' || kind === 'mine' || kind === 'stock') return true
    if (kind === 'store') return false
    const without =
      kind === 'brand' ? { kind, keys: [meaning.key] } : kind === 'category' ? { kind, keys: meaning.keys } : undefined
    const bare = (at: number) => this.words[at]!.bare
    // What is read already, or no word, is not part of a name.
    const isOpen = (at: number) =>
      at >= 0 && at < this.words.length && this.isFree(at, at + 1) && /^[a-z0-9]/.test(bare(at))
    const isName = (at: number, neighbour: number) =>
      isOpen(neighbour) && this.titles.inTitles([bare(at), bare(at + 1)], without)
    const phrase = this.words.slice(from, to).map((word) => word.bare)
    if (kind === 'brand' && this.titles.inTitles(phrase, without)) return false
    return !isName(from - 1, from - 1) && !isName(to - 1, to)
  }

  /** `XL`, `40 L`, `medium`, `boots 8.5`: where what is asked for comes in it. */
  private takeSizes(candidates: readonly Candidate[]) {
    const asked = this.taken.flatMap(({ meaning }) => (meaning.kind === 'category' ? meaning.keys : []))
    const isForSomeone = this.taken.some(({ meaning }) => meaning.kind === 'gender')
    const comesIn = (key: string) => asked.some((each) => this.vocabulary.inCategory.get(each)?.sizes.has(key) ?? false)
    this.taken = this.taken.map((run) => {
      const key = run.meaning.kind === 'size' ? this.sizeKeys.get(run.from)?.find(comesIn) : undefined
      return key === undefined ? run : { ...run, meaning: { kind: 'size', key, isSure: true } }
    })
    for (const { from, to, meanings } of candidates) {
      if (isComparison(this.words[from - 1]?.bare ?? '')) continue
      const size = meanings.find(
        (each) => each.kind === 'size' && (asked.length === 0 ? each.isSure : comesIn(each.key)),
      )
      if (size && this.isFree(from, to) && this.isMeant(from, to, size)) this.take({ from, to, meaning: size })
    }
    for (const [at, { bare }] of this.words.entries()) {
      const two = `${bare} ${this.words[at + 1]?.bare ?? ''}`
      const to = Object.hasOwn(sizeLetters, two) ? at + 2 : at + 1
      const key = to > at + 1 ? sizeLetters[two] : (sizeLetters[bare] ?? (/^[sml]$/.test(bare) ? bare : undefined))
      if (key === undefined || !this.isFree(at, to) || !this.vocabulary.sizes.has(key)) continue
      const isFitting = asked.length > 0 ? comesIn(key) : isForSomeone && bare.length > 1
      const meaning: Meaning = { kind: 'size', key, isSure: false }
      if (isFitting && !/^\d/.test(this.words[at - 1]?.bare ?? '') && this.isMeant(at, to, meaning))
        this.take({ from: at, to, meaning })
    }
    for (const [at, { bare, isBelowZero }] of this.words.entries()) {
      const key = bare.replace(',', '.')
      const isSize = /^\d+(?:\.\d)?$/.test(key) && !isBelowZero && comesIn(key) && this.isFree(at, at + 1)
      if (isSize && this.isSaidOfRead(at))
        this.take({ from: at, to: at + 1, meaning: { kind: 'size', key, isSure: false } })
    }
  }

  /**
   * Whether a bare number follows what is read, and nothing else comes after it: else it may count, measure or be of a
   * name, as in `pants with 4 pockets`, `2 jackets` and `merino 200`.
   */
  private isSaidOfRead(at: number): boolean {
    const [before, after] = [this.words[at - 1], this.words[at + 1]]
    if (!before || this.isFree(at - 1, at) || (after && this.isFree(at + 1, at + 2))) return false
    return !this.titles.inTitles([before.bare, this.words[at]!.bare])
  }
}
