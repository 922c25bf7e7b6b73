import { localeOr, type Both } from '../../domain/locale.ts'
import { filled } from '../filled.ts'
import { reportNumbers } from './report-numbers.ts'

/** The report's words, in the two languages of the admin. */
const words = {
  title: { en: 'Visits', fr: 'Visites' },
  who: {
    en: 'Counted are only visits that agreed to be measured (C0002). Who refused is not here.',
    fr: 'Seules les visites qui ont accepté la mesure (C0002) sont comptées. Qui a refusé n’est pas ici.',
  },
  days: { en: 'Last {n} days', fr: '{n} derniers jours' },
  range: { en: 'Period', fr: 'Période' },
  perDay: { en: 'Visits per day: {n}', fr: 'Visites par jour\u00a0: {n}' },
  funnel: { en: 'From a visit to an order', fr: 'De la visite à la commande' },
  visit: { en: 'Visits', fr: 'Visites' },
  view_item: { en: 'Saw a product', fr: 'Ont vu un produit' },
  add_to_cart: { en: 'Added to the cart', fr: 'Ont ajouté au panier' },
  begin_checkout: { en: 'Began checkout', fr: 'Ont commencé à payer' },
  purchase: { en: 'Ordered', fr: 'Ont commandé' },
  searches: { en: 'Most searched', fr: 'Le plus recherché' },
  term: { en: 'Words', fr: 'Mots' },
  searchVisits: { en: 'Visits', fr: 'Visites' },
  without: { en: 'Found nothing', fr: 'Sans résultat' },
  vitals: { en: 'How fast pages are (75th percentile)', fr: 'Vitesse des pages (75ᵉ centile)' },
  metric: { en: 'Measure', fr: 'Mesure' },
  value: { en: 'Value', fr: 'Valeur' },
  rating: { en: 'Rating', fr: 'Appréciation' },
  samples: { en: 'Page views', fr: 'Pages vues' },
  good: { en: 'Good', fr: 'Bon' },
  'needs-improvement': { en: 'Needs improvement', fr: 'À améliorer' },
  poor: { en: 'Poor', fr: 'Mauvais' },
  day: { en: 'Day', fr: 'Jour' },
  english: { en: 'English', fr: 'Anglais' },
  french: { en: 'French', fr: 'Français' },
  inEnglish: { en: 'English: {n}', fr: 'En anglais\u00a0: {n}' },
  inFrench: { en: 'French: {n}', fr: 'En français\u00a0: {n}' },
  table: { en: 'As a table', fr: 'En tableau' },
  loading: { en: 'Counting…', fr: 'Calcul en cours…' },
  failed: { en: 'The report could not be read.', fr: 'Le rapport n’a pas pu être lu.' },
  none: { en: 'Nothing yet.', fr: 'Rien pour le moment.' },
} satisfies Record<string, Both>

export type Word = keyof typeof words

/** The words of the report, and how its numbers are written, in the language of who reads it. */
export function wordsIn(language: string) {
  const locale = localeOr(language)
  return {
    locale,
    say: (word: Word, values: Record<string, string | number> = {}): string => filled(words[word][locale], values),
    ...reportNumbers(locale),
  }
}

export type VisitsWords = ReturnType<typeof wordsIn>
