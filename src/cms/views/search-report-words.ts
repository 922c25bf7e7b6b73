import type { Locale } from '../../domain/locale.ts'
import type { UnderstoodPart } from '../../domain/search/logged-understanding.ts'
import { namesOf, staffText, wordsOf, type WordOf } from '../staff-words.ts'

/** The words of the search report. */
export type ReportWord = WordOf<'search_report' | 'exchange'>
export const reportWord = wordsOf('search_report')
export const kindName = namesOf('search_report_kind')

/** What a query was understood as, in the reader’s words. */
export const partsText = (parts: readonly UnderstoodPart[], reader: Locale): string =>
  parts.map((part) => reportWord(reader, 'part', { ...part, kind: staffText(reader, kindName(part.kind)) })).join(', ')
