import { lemmasOf, type Language } from '../text/language.ts'
import { tokenize } from '../text/tokenize.ts'
import { Refusal } from './refusal.ts'

/** A synonym as the Algolia protocol has it. */
export type Synonym =
  | { objectID: string; type: 'synonym'; synonyms: string[] }
  | { objectID: string; type: 'onewaysynonym'; input: string; synonyms: string[] }
  | { objectID: string; type: 'altcorrection1' | 'altcorrection2'; word: string; corrections: string[] }
  | { objectID: string; type: 'placeholder'; placeholder: string; replacements: string[] }

/** A synonym of a request; a Refusal if it is invalid. */
export function readSynonym(given: unknown): Synonym {
  const { objectID, type = 'synonym', ...rest } = (given ?? {}) as Record<string, unknown>
  if (typeof objectID !== 'string' || objectID === '') throw new Refusal('A synonym needs an objectID')
  const kind = String(type).toLowerCase()
  const isTexts = (value: unknown): value is string[] =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= 100 &&
    value.every((each) => typeof each === 'string' && each.trim() !== '')
  const { synonyms, input, word, corrections, placeholder, replacements } = rest
  if (kind === 'synonym' && isTexts(synonyms)) return { objectID, type: 'synonym', synonyms }
  if (kind === 'onewaysynonym' && typeof input === 'string' && isTexts(synonyms))
    return { objectID, type: 'onewaysynonym', input, synonyms }
  if ((kind === 'altcorrection1' || kind === 'altcorrection2') && typeof word === 'string' && isTexts(corrections))
    return { objectID, type: kind, word, corrections }
  if (kind === 'placeholder' && typeof placeholder === 'string' && isTexts(replacements))
    return { objectID, type: 'placeholder', placeholder, replacements }
  throw new Refusal(`Invalid synonym "${objectID}"`)
}

/** Other words for a run of words of the query. `typos`: the number of typos that corrections count as in ranking. */
export type Replacement = { words: string[]; typos: number }

type Run = { words: string[]; replacements: Replacement[] }

/** Looks up what else a run of folded words may be called. */
export class SynonymIndex {
  /** The runs by their first word, and by its singular in each language: which of them asks is not known before. */
  private readonly runs = new Map<string, Run[]>()

  constructor(synonyms: Iterable<Synonym>) {
    for (const synonym of synonyms) {
      if (synonym.type === 'synonym')
        for (const each of synonym.synonyms)
          this.add(
            each,
            synonym.synonyms.filter((other) => other !== each),
            0,
          )
      else if (synonym.type === 'onewaysynonym') this.add(synonym.input, synonym.synonyms, 0)
      else if (synonym.type === 'placeholder')
        for (const each of synonym.replacements) this.add(each, [synonym.placeholder], 0)
      else this.add(synonym.word, synonym.corrections, synonym.type === 'altcorrection1' ? 1 : 2)
    }
  }

  get isEmpty(): boolean {
    return this.runs.size === 0
  }

  /**
   * Runs of `words` that begin at `from` and have other names: first those written the same, then those in another
   * form of the language.
   */
  at(
    words: readonly string[],
    from: number,
    { lemma }: Pick<Language, 'lemma'>,
  ): { length: number; replacements: Replacement[] }[] {
    const isSame = (run: Run) => run.words.every((word, i) => words[from + i] === word)
    const isForm = (run: Run) =>
      run.words.every((word, i) => from + i < words.length && lemma(words[from + i]!) === lemma(word))
    const found = (this.runs.get(lemma(words[from]!)) ?? []).filter(isForm)
    return [...found.filter(isSame), ...found.filter((run) => !isSame(run))].map((run) => ({
      length: run.words.length,
      replacements: run.replacements,
    }))
  }

  private add(from: string, to: string[], typos: number) {
    const words = wordsOf(from)
    const replacements = to.map((each) => ({ words: wordsOf(each), typos })).filter((each) => each.words.length > 0)
    if (words.length === 0 || replacements.length === 0) return
    const run = { words, replacements }
    for (const key of lemmasOf(words[0]!)) {
      const runs = this.runs.get(key)
      if (runs) runs.push(run)
      else this.runs.set(key, [run])
    }
  }
}

/** The folded words of a text, without other spellings of them. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  tokenize(text, (term, _position, _start, _end, _width, spelling) => {
    if (!spelling) words.push(term)
  })
  return words
}
