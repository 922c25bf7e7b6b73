import { wordsOf, type WordOf } from './staff-words.ts'

/** Messages to the staff about importing and exporting stock. */
export type StockWord = WordOf<'stock' | 'exchange'>
export const stockWord = wordsOf('stock')
