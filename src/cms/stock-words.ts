import type { Both, Locale } from '../domain/locale.ts'
import { filled } from './filled.ts'
import { staffWords } from './staff-words.ts'

/** What the exchange of stock says to the staff, in the two languages of the admin. */
const words = {
  ...staffWords,
  table: { en: 'Table of stock', fr: 'Tableau du stock' },
  imported: { en: 'Stock levels changed: {n}.', fr: 'Quantités modifiées : {n}.' },
  meaning: {
    en: 'In the table, quantity is what is counted on the shelf, with the units of orders that have not left. The list shows what can still be sold.',
    fr: 'Dans le tableau, la quantité est ce que l’on compte en rayon, unités des commandes non parties comprises. La liste indique ce qui peut encore être vendu.',
  },
  noLines: { en: 'The file has no lines of stock.', fr: 'Le fichier ne contient aucune ligne de stock.' },
  missing: {
    en: 'The column {column} is missing. The first line must name {columns}.',
    fr: 'La colonne {column} manque. La première ligne doit nommer {columns}.',
  },
  otherColumn: {
    en: 'The column “{column}” is not known. There are {columns}.',
    fr: 'La colonne « {column} » est inconnue. Il y a {columns}.',
  },
  columnTwice: { en: 'The column {column} stands there twice.', fr: 'La colonne {column} y figure deux fois.' },
  noSku: { en: 'the SKU is missing.', fr: 'l’UGS manque.' },
  unknownSku: { en: 'there is no variant {sku}.', fr: 'la variante {sku} n’existe pas.' },
  unknownPlace: {
    en: 'there is no place {location}; places are online and the slugs of stores.',
    fr: 'le lieu {location} n’existe pas ; les lieux sont online et les mots d’adresse des magasins.',
  },
  noQuantity: {
    en: '“{quantity}” is not a whole number from 0 to {most}.',
    fr: '« {quantity} » n’est pas un nombre entier de 0 à {most}.',
  },
  twice: {
    en: '{sku} at {location} stands in line {before} already.',
    fr: '{sku} à {location} figure déjà à la ligne {before}.',
  },
  fewer: {
    en: '{sku} at {location}: {quantity} counted, but orders wait for {waiting}. None can be sold now.',
    fr: '{sku} à {location} : {quantity} en rayon, mais les commandes en attendent {waiting}. Plus rien ne peut être vendu.',
  },
} satisfies Record<string, Both>

export type StockWord = keyof typeof words

export const stockWord = (locale: Locale, word: StockWord, values: Record<string, string | number> = {}): string =>
  filled(words[word][locale], values)
