import type { Both, Locale } from '../domain/locale.ts'
import { hoursProblems, type HoursProblem } from '../domain/store-hours/hours-problems.ts'
import { addDays, weekdayName, weekdays } from '../domain/time.ts'
import { filled } from './filled.ts'
import type { StoreDoc } from './from-doc/store.ts'
import { staffWords } from './staff-words.ts'

/** What the tools of the stores say to the staff, in the two languages of the admin. */
const words = {
  ...staffWords,
  table: { en: 'Table of stores', fr: 'Tableau des magasins' },
  imported: { en: 'Stores imported: {n}.', fr: 'Magasins importés : {n}.' },
  holiday: { en: 'A holiday for all stores of a province', fr: 'Un jour férié pour tous les magasins d’une province' },
  provinces: { en: 'Provinces', fr: 'Provinces' },
  day: { en: 'Day', fr: 'Jour' },
  opens: { en: 'Opens (empty: closed)', fr: 'Ouverture (vide : fermé)' },
  closes: { en: 'Closes', fr: 'Fermeture' },
  name_en: { en: 'Name, English', fr: 'Nom, en anglais' },
  name_fr: { en: 'Name, French', fr: 'Nom, en français' },
  notice_en: { en: 'Notice, English', fr: 'Avis, en anglais' },
  notice_fr: { en: 'Notice, French', fr: 'Avis, en français' },
  writeHoliday: { en: 'Write it into these stores', fr: 'L’inscrire dans ces magasins' },
  written: { en: 'Stores that have the holiday now: {n}.', fr: 'Magasins qui ont maintenant ce jour férié : {n}.' },
  noStores: { en: 'The file has no stores.', fr: 'Le fichier ne contient aucun magasin.' },
  missing: { en: 'The column {column} is missing.', fr: 'La colonne {column} manque.' },
  twice: { en: 'The store {slug} stands there twice.', fr: 'Le magasin {slug} y figure deux fois.' },
  cell: { en: 'Line {at}, {column}: {wrong}', fr: 'Ligne {at}, {column} : {wrong}' },
  badHoliday: { en: 'Choose provinces and a day.', fr: 'Choisissez des provinces et un jour.' },
} satisfies Record<string, Both>

export type StoreWord = keyof typeof words

export const storeWord = (locale: Locale, word: StoreWord, values: Record<string, string | number> = {}): string =>
  filled(words[word][locale], values)

const warnings: Record<HoursProblem['problem'], Both> = {
  unreadable: {
    en: 'cannot be read as hours; shoppers see the text as it is, and no message.',
    fr: 'ne se lit pas comme des heures ; la clientèle voit le texte tel quel, sans message.',
  },
  overlap: { en: 'two openings overlap.', fr: 'deux ouvertures se chevauchent.' },
  'open-and-closed': { en: 'open and closed at once.', fr: 'ouvert et fermé à la fois.' },
  'through-the-night': {
    en: 'more than twelve hours past midnight; are opening and closing swapped?',
    fr: 'plus de douze heures au-delà de minuit ; ouverture et fermeture sont-elles inversées ?',
  },
  'no-day': {
    en: 'no day of the calendar (YYYY-MM-DD), so it never applies.',
    fr: 'n’est pas un jour du calendrier (AAAA-MM-JJ) et ne s’applique donc jamais.',
  },
}

/** What looks impossible in the hours of a store, a sentence each. */
export function hoursWarnings({ hours, exceptions }: Pick<StoreDoc, 'hours' | 'exceptions'>, locale: Locale): string[] {
  const period = <Row extends { open: string; close?: string | null }>(row: Row) => ({ ...row, close: row.close ?? '' })
  const problems = hoursProblems((hours ?? []).map(period), (exceptions ?? []).map(period))
  return problems.map(
    ({ of, problem, text }) =>
      `${dayName(of, locale)}, ${text}${locale === 'fr' ? '\u00a0' : ''}: ${warnings[problem][locale]}`,
  )
}

/** Of a day of the week its name; a date as it is written. 15 November 2026 is a Sunday. */
export function dayName(of: string, locale: Locale): string {
  const index = weekdays.findIndex((day) => day === of)
  return index < 0 ? of : weekdayName(addDays('2026-11-15', index), locale)
}
