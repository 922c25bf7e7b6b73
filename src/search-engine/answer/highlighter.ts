import type { FoundDocuments } from '../query/find.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { classOf, foldOf, MARK } from '../text/characters.ts'
import { tokenize } from '../text/tokenize.ts'

export type Marks = { pre: string; post: string }
/** Where words of the query are in a text, in order; `word` counts the words of the text up to there. */
type Range = { start: number; end: number; word: number }
export type Highlighted = {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** Finds the words of a query in texts, as the search found them: in any form, misspelt, begun, by another name. */
export class Highlighter {
  /** Slots by the term that answers them. */
  private readonly slotOf = new Map<string, number>()
  private readonly prefixes: { prefix: string; slot: number }[] = []
  readonly words: string[]

  constructor(query: ParsedQuery, found: readonly FoundDocuments[]) {
    this.words = query.slots.map(({ word }) => word)
    for (const [slot, { word, prefix, phrase }] of query.slots.entries()) {
      for (const each of phrase ?? [word]) this.slotOf.set(each, slot)
      if (prefix && !phrase) this.prefixes.push({ prefix: word, slot })
    }
    for (const { from, words, prefix } of query.alternatives) {
      for (const each of words) if (!this.slotOf.has(each)) this.slotOf.set(each, from)
      if (prefix) this.prefixes.push({ prefix: words[0]!, slot: from })
    }
    for (const { segment, slots } of found) {
      for (const [slot, { sources }] of slots.entries()) {
        for (const { term, kind, phrase } of sources) {
          if (kind === 'prefix') continue
          for (const text of phrase?.words ?? [segment.dictionary.terms[term]!])
            if (!this.slotOf.has(text)) this.slotOf.set(text, slot)
        }
      }
    }
  }

  highlight(text: string, marks: Marks): Highlighted {
    const { ranges, slots, isWhole } = this.find(text)
    if (ranges.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
    return {
      value: marked(text, ranges, marks),
      matchLevel: this.level(slots),
      fullyHighlighted: isWhole,
      matchedWords: slots.map((slot) => this.words[slot]!),
    }
  }

  /** @param most words of the snippet; it lies where most words of the query are */
  snippet(text: string, most: number, ellipsis: string, marks: Marks): Highlighted {
    const { ranges, slots, starts } = this.find(text)
    const first = bestWindow(ranges, most)
    const from = Math.max(0, Math.min(first, starts.length - most))
    const start = from === 0 ? 0 : starts[from]!
    const end = from + most >= starts.length ? text.length : text.slice(0, starts[from + most]).trimEnd().length
    const inside = ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ ...range, start: range.start - start, end: range.end - start }))
    return {
      value: `${start > 0 ? ellipsis : ''}${marked(text.slice(start, end), inside, marks)}${end < text.length ? ellipsis : ''}`,
      matchLevel: this.level(slots),
      matchedWords: slots.map((slot) => this.words[slot]!),
    }
  }

  private level(slots: readonly number[]): 'none' | 'partial' | 'full' {
    return slots.length === 0 ? 'none' : slots.length >= this.words.length ? 'full' : 'partial'
  }

  /** The matched parts of a text, the starts of its words, and the slots they match, each once. */
  private find(text: string) {
    const ranges: Range[] = []
    const starts: number[] = []
    const slots: number[] = []
    const ends: number[] = []
    tokenize(text, (term, word, start, end, _width, spelling) => {
      if (!spelling) {
        starts.push(start)
        ends.push(end)
      }
      const own = this.slotOf.get(term)
      const begun = own === undefined ? this.begunBy(term) : undefined
      const slot = own ?? begun?.slot
      if (slot === undefined) return
      if (!slots.includes(slot)) slots.push(slot)
      ranges.push({ start, end: begun ? beginningEnd(text, start, begun.prefix.length) : end, word })
    })
    const merged = merge(ranges)
    return { ranges: merged, starts, slots, isWhole: areInside(merged, starts, ends) }
  }

  private begunBy(term: string) {
    for (const each of this.prefixes) if (term.length > each.prefix.length && term.startsWith(each.prefix)) return each
    return undefined
  }
}

/** The end of a beginning of so many folded letters: `œuv` has four. */
function beginningEnd(text: string, start: number, letters: number): number {
  let at = start
  let read = 0
  while (at < text.length && read < letters) {
    const code = text.charCodeAt(at)
    const kind = classOf(code)
    if (kind !== 0 && kind !== 4 && kind !== 5) read += foldOf(code).length
    at++
  }
  while (at < text.length && classOf(text.charCodeAt(at)) === MARK) at++
  return at
}

function merge(ranges: Range[]): Range[] {
  if (ranges.length < 2) return ranges
  const merged: Range[] = []
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else merged.push(range)
  }
  return merged
}

/** Whether every word lies inside one of the ranges; both are in order. */
function areInside(ranges: readonly Range[], starts: readonly number[], ends: readonly number[]): boolean {
  let at = 0
  return starts.every((start, word) => {
    while (at < ranges.length && ranges[at]!.end < ends[word]!) at++
    return at < ranges.length && ranges[at]!.start <= start
  })
}

function marked(text: string, ranges: Range[], { pre, post }: Marks): string {
  let value = ''
  let at = 0
  for (const { start, end } of ranges) {
    value += text.slice(at, start) + pre + text.slice(start, end) + post
    at = end
  }
  return value + text.slice(at)
}

/** The word at which a window of `most` words contains the most matches, with a little of what comes before. */
function bestWindow(ranges: Range[], most: number): number {
  let best = { count: 0, from: 0 }
  for (let i = 0; i < ranges.length; i++) {
    let count = 0
    while (i + count < ranges.length && ranges[i + count]!.word < ranges[i]!.word + most) count++
    if (count > best.count) best = { count, from: ranges[i]!.word }
  }
  return Math.max(0, best.from - Math.floor(most / 4))
}
