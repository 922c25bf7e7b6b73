import { readKinds, type ReadKind } from './understanding/meaning.ts'
import { withoutMarks } from '../without-marks.ts'

export type UnderstoodKind = ReadKind | 'mine'
/** A part of a query that became a filter: its words, folded as the query is stored. */
export type UnderstoodPart = { kind: UnderstoodKind; words: string }
/** What a query was understood as, and its words that no product has. */
export type Understanding = { parts: UnderstoodPart[]; unknown: string[] }

/** Kinds in the order of the report. */
export const understoodKinds: readonly UnderstoodKind[] = [...readKinds, 'mine']
const isKind = (kind: string): kind is UnderstoodKind => (understoodKinds as readonly string[]).includes(kind)

/** As it is stored beside its query: `gender=womens;colour=red` and `zorb`. Words hold neither sign. */
export const storedParts = (parts: readonly { kind: UnderstoodKind; text: string }[]): string =>
  parts.map(({ kind, text }) => `${kind}=${foldedWords(text)}`).join(';')

const foldedWords = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[=;\s]+/g, ' ')
    .trim()

export const partsOf = (stored: string | null | undefined): UnderstoodPart[] =>
  (stored ?? '').split(';').flatMap((part) => {
    const [kind = '', words = ''] = part.split('=')
    return isKind(kind) && words !== '' ? [{ kind, words }] : []
  })

export const unknownOf = (stored: string | null | undefined): string[] => (stored ?? '').split(' ').filter(Boolean)

/** How often a stored text occurs. */
export type CountedText = { stored: string; searches: number }
export type KindLine = { kind: UnderstoodKind; searches: number; words: string[] }
export type WordLine = { word: string; searches: number }

/** Examples of words for a kind. */
const MOST_WORDS = 5

/** Searches from which each kind was read, the most frequent first, with the words most often used for it. */
export function kindLines(counted: readonly CountedText[]): KindLine[] {
  const kinds = new Map<UnderstoodKind, { searches: number; words: Map<string, number> }>()
  for (const { stored, searches } of counted) {
    const parts = partsOf(stored)
    for (const kind of new Set(parts.map((part) => part.kind))) {
      const line = kinds.get(kind) ?? { searches: 0, words: new Map() }
      line.searches += searches
      for (const { words } of parts.filter((part) => part.kind === kind))
        line.words.set(words, (line.words.get(words) ?? 0) + searches)
      kinds.set(kind, line)
    }
  }
  return [...kinds]
    .map(([kind, { searches, words }]) => ({ kind, searches, words: byCount(words).slice(0, MOST_WORDS) }))
    .toSorted((a, b) => b.searches - a.searches || understoodKinds.indexOf(a.kind) - understoodKinds.indexOf(b.kind))
}

/** Words that no product has, the most frequent first. */
export function wordLines(counted: readonly CountedText[]): WordLine[] {
  const words = new Map<string, number>()
  for (const { stored, searches } of counted)
    for (const word of new Set(unknownOf(stored))) words.set(word, (words.get(word) ?? 0) + searches)
  return byCount(words).map((word) => ({ word, searches: words.get(word) ?? 0 }))
}

const byCount = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word)
