import { joiners } from './fixed-words.ts'
import type { Meaning } from './meaning.ts'
import type { QueryVocabulary, TitleLookup } from './query-vocabulary.ts'
import type { QueryWord } from './query-words.ts'

/** A phrase of a query with all that it may mean. */
export type Candidate = { from: number; to: number; meanings: readonly Meaning[] }
type CategoryRun = { from: number; to: number; meaning: Meaning & { kind: 'category' } }

type Asked = {
  words: readonly QueryWord[]
  /** For whom it is asked. */
  genders: readonly string[]
  isTaken(at: number): boolean
  vocabulary: QueryVocabulary
  titles: TitleLookup
  isMeant(from: number, to: number, meaning: Meaning): boolean
}

/** Words that put two things beside each other, neither of which is for the other. */
const beside = new Set(['and', 'or', '&', 'et', 'ou'])

/**
 * The thing that is asked for, of all that are named: in English the last (`bike rack`), in French the first (`sac pour
 * vélo`), and several that are put beside each other. None where another thing is meant that has no category.
 */
export function chooseCategory(candidates: readonly Candidate[], asked: Asked): CategoryRun[] {
  const things = candidates.flatMap(({ from, to, meanings }): CategoryRun[] => {
    const meaning = meanings.find((each) => each.kind === 'category')
    if (!meaning) return []
    const fitting = meaning.keys.filter((key) => hasFor(key, asked))
    // Where there is none for whom it is asked, that is to be seen.
    return [{ from, to, meaning: fitting.length > 0 ? { ...meaning, keys: fitting } : meaning }]
  })
  const able = things.filter((run) => isThing(run, asked) && asked.isMeant(run.from, run.to, run.meaning))
  const head = asked.vocabulary.locale === 'fr' ? able[0] : able.at(-1)
  if (!head) return []
  const chosen = [head]
  for (const each of able.toReversed()) {
    const next = chosen[0]!
    if (each.to === next.from - 1 && beside.has(asked.words[each.to]!.bare)) chosen.unshift(each)
  }
  for (const each of able) {
    const last = chosen.at(-1)!
    if (each.from === last.to + 1 && beside.has(asked.words[last.to]!.bare)) chosen.push(each)
  }
  return chosen
}

const isJoiner = (word: string) => [joiners.en, joiners.fr].some(({ before, not }) => before.has(word) || not.has(word))

const hasFor = (key: string, { genders, vocabulary }: Asked) =>
  genders.length === 0 || genders.some((gender) => vocabulary.inCategory.get(key)?.genders.has(gender) ?? false)

/**
 * Whether it is not said of another thing: `bike` in `bike pump`, `tente` in `piquet de tente`, `tent` in `pole for
 * tent`. The other is known by products of other kinds that are called so.
 */
function isThing({ from, to, meaning }: CategoryRun, { words, vocabulary, titles, isTaken }: Asked): boolean {
  const { not } = joiners[vocabulary.locale]
  const hasBefore = words.slice(0, Math.max(0, from - 1)).some((_, at) => !isTaken(at))
  if (from > 0 && hasBefore && not.has(words[from - 1]!.bare)) return false
  const [at, neighbour] = vocabulary.locale === 'fr' ? [from - 1, words[from - 1]] : [to, words[to]]
  if (!neighbour || isTaken(at) || beside.has(neighbour.bare) || isJoiner(neighbour.bare)) return true
  // `boots 9`: products of other kinds have numbers in their names too.
  if (vocabulary.phrases.has(neighbour.form) || /^\d+(?:[.,]\d)?$/.test(neighbour.bare)) return true
  return (
    !vocabulary.things.has(neighbour.form) &&
    !titles.inTitles([neighbour.bare], { kind: 'category', keys: meaning.keys })
  )
}
