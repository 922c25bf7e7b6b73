import type { Locale } from '../../domain/locale.ts'

/** What the report says, in the languages of the admin. */
const words = {
  title: ['Search report', 'Rapport de recherche'],
  language: ['Language of the shop', 'Langue de la boutique'],
  period: ['Period', 'Période'],
  day: ['1 day', '1 jour'],
  days: ['days', 'jours'],
  searches: ['Searches', 'Recherches'],
  without: ['Without result', 'Sans résultat'],
  clickRate: ['Click-through rate', 'Taux de clics'],
  conversionRate: ['Conversion rate', 'Taux de conversion'],
  position: ['Average click position', 'Position moyenne des clics'],
  query: ['Query', 'Requête'],
  hits: ['Products found', 'Produits trouvés'],
  top: ['Top searches', 'Recherches les plus fréquentes'],
  empty: ['Searches without result', 'Recherches sans résultat'],
  none: ['Nothing was searched in this period.', 'Rien n’a été cherché pendant cette période.'],
  noneEmpty: ['Every search found something.', 'Chaque recherche a trouvé quelque chose.'],
  failed: ['The report could not be read. Reload the page.', 'Le rapport n’a pas pu être lu. Rechargez la page.'],
  loading: ['Counting…', 'Un instant…'],
  note: ['Rates count searches of shoppers who agreed to analytics. Searches are kept for 90 days, without anything about who searched.', 'Les taux portent sur les recherches des personnes qui ont accepté la mesure d’audience. Les recherches sont gardées 90 jours, sans rien sur qui a cherché.'],
} as const satisfies Record<string, readonly [string, string]>

export type ReportWord = keyof typeof words
export const reportWord = (locale: Locale, word: ReportWord): string => words[word][locale === 'fr' ? 1 : 0]
