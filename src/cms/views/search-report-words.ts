import type { Both, Locale } from '../../domain/locale.ts'

/** What the report says, in the languages of the admin. */
const words = {
  title: { en: 'Search report', fr: 'Rapport de recherche' },
  language: { en: 'Language of the shop', fr: 'Langue de la boutique' },
  period: { en: 'Period', fr: 'Période' },
  day: { en: '1 day', fr: '1 jour' },
  days: { en: 'days', fr: 'jours' },
  searches: { en: 'Searches', fr: 'Recherches' },
  without: { en: 'Without result', fr: 'Sans résultat' },
  clickRate: { en: 'Click-through rate', fr: 'Taux de clics' },
  conversionRate: { en: 'Conversion rate', fr: 'Taux de conversion' },
  position: { en: 'Average click position', fr: 'Position moyenne des clics' },
  query: { en: 'Query', fr: 'Requête' },
  hits: { en: 'Products found', fr: 'Produits trouvés' },
  top: { en: 'Top searches', fr: 'Recherches les plus fréquentes' },
  empty: { en: 'Searches without result', fr: 'Recherches sans résultat' },
  none: { en: 'Nothing was searched in this period.', fr: 'Rien n’a été cherché pendant cette période.' },
  noneEmpty: { en: 'Every search found something.', fr: 'Chaque recherche a trouvé quelque chose.' },
  failed: {
    en: 'The report could not be read. Reload the page.',
    fr: 'Le rapport n’a pas pu être lu. Rechargez la page.',
  },
  loading: { en: 'Counting…', fr: 'Un instant…' },
  note: {
    en: 'Rates count searches of shoppers who agreed to analytics. Searches are kept for 90 days, without anything about who searched.',
    fr: 'Les taux portent sur les recherches des personnes qui ont accepté la mesure d’audience. Les recherches sont gardées 90 jours, sans rien sur qui a cherché.',
  },
} satisfies Record<string, Both>

export type ReportWord = keyof typeof words
export const reportWord = (locale: Locale, word: ReportWord): string => words[word][locale]
