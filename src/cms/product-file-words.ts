import type { Both, Locale } from '../domain/locale.ts'
import { filled } from './filled.ts'
import { staffWords } from './staff-words.ts'

/** What an import of products says to the staff. */
const words = {
  ...staffWords,
  line: { en: 'Line {at}: {wrong}', fr: 'Ligne {at} : {wrong}' },
  noJson: { en: 'this is no JSON.', fr: 'ce n’est pas du JSON.' },
  empty: { en: 'The file has no products.', fr: 'Le fichier ne contient aucun produit.' },
  twice: {
    en: 'Line {at}: {name} stands in line {before} already.',
    fr: 'Ligne {at} : {name} figure déjà à la ligne {before}.',
  },
  unknown: { en: '{field}: there is no {name}.', fr: '{field} : {name} n’existe pas.' },
  taken: { en: 'the SKU {name} belongs to product {code}.', fr: 'l’UGS {name} appartient au produit {code}.' },
  stopped: {
    en: 'Products written: {imported}. Then the import stopped; mend the line and import the file again.',
    fr: 'Produits inscrits : {imported}. L’importation s’est ensuite arrêtée ; corrigez la ligne et importez de nouveau le fichier.',
  },
} satisfies Record<string, Both>

export type FileWord = keyof typeof words

export const fileWord = (locale: Locale, word: FileWord, values: Record<string, string | number> = {}): string =>
  filled(words[word][locale], values)
