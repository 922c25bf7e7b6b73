import { fold } from '../text/characters.ts'
import { tokenize } from '../text/tokenize.ts'
import { elisions } from '../text/units.ts'
import type { QueryEdit, QueryEdits } from './rule.ts'
import { wordsOf } from './synonyms.ts'

type Span = { word: string; start: number; end: number }

/**
 * Takes words out of a query or puts others in their place, wherever a pattern would find them; the rest stays as
 * typed.
 */
export function editQuery(query: string, { edits = [], remove = [] }: QueryEdits): string {
  return [...edits, ...remove.map((each): QueryEdit => ({ type: 'remove', delete: each }))].reduce(edited, query)
}

function edited(query: string, { type, delete: from, insert = '' }: QueryEdit): string {
  const wanted = wordsOf(from)
  const spans = spansOf(query)
  const parts: string[] = []
  let end = 0
  for (let at = 0; wanted.length > 0 && at + wanted.length <= spans.length; at++) {
    if (!wanted.every((word, i) => spans[at + i]!.word === word)) continue
    parts.push(query.slice(end, spans[at]!.start), type === 'replace' ? insert : '')
    at += wanted.length - 1
    end = spans[at]!.end
  }
  if (end === 0) return query
  const remaining = [...parts, query.slice(end)]
  // Typed and inserted text take turns.
  return remaining
    .map((part, i) => (i % 2 === 1 ? part : tidy(part, i > 0, i < remaining.length - 1)))
    .filter(Boolean)
    .join(' ')
}

function spansOf(query: string): Span[] {
  const spans: Span[] = []
  tokenize(query, (word, _position, start, end, _width, spelling) => {
    if (!spelling) spans.push({ word, start, end })
  })
  return spans
}

/** Without what belonged to the words beside it that are gone: hyphens, commas, parentheses, `’s` and `l’`. */
function tidy(text: string, isAfter: boolean, isBefore: boolean): string {
  const tail = isAfter ? text.replace(/^(?:['\u2018\u2019\u02bc]s(?![\p{L}\p{N}])|[-\u2010-\u2013])/iu, '') : text
  const head = isBefore
    ? tail.replace(/(\p{L}+)['\u2018\u2019\u02bc]$/u, (whole, word: string) => (elisions.has(fold(word)) ? '' : whole))
    : tail
  return head.replace(isBefore ? /[\s,;()\u2010-\u2013-]+$/ : /\s+$/, '').replace(isAfter ? /^[\s,;()]+/ : /^\s+/, '')
}
