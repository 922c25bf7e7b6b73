import { countText } from '../../domain/digits.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Pace } from '../../domain/pace.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'
import { writtenMoment } from '../written-moment.ts'
import type { ImportRun } from './use-products-import.ts'

/** The words of the page where products are imported. */
export const importWord = wordsOf('products_import')

export type SayImport = (
  word: WordOf<'products_import' | 'exchange'>,
  values?: Record<string, string | number>,
) => string

/** How fast an import goes, and how long it still takes where its end is known. */
export function paceText({ rate, left }: Pace, say: SayImport, locale: Locale): string {
  const values = { rate: countText(rate, locale) }
  return left === undefined ? say('rate', values) : say('pace', { ...values, time: timeText(left, locale) })
}

/** What is asked before an import is undone: which, and what becomes of how many products. */
export const undoQuestion = (run: ImportRun, writtenSince: number, say: SayImport, locale: Locale): string => {
  const sure = say('undoSure', {
    name: run.file || say('title'),
    at: writtenMoment(locale, run.at),
    added: countText(run.added, locale),
    changed: countText(run.changed, locale),
  })
  return writtenSince > 0 ? `${sure} ${say('undoLater', { n: countText(writtenSince, locale) })}` : sure
}

function timeText(seconds: number, locale: Locale): string {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [seconds / 60, 'minute']
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount))
}
