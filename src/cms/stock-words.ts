import { wordsOf, type WordOf } from './staff-words.ts'

/** What the exchange of stock says to the staff. */
export type StockWord = WordOf<'stock' | 'exchange'>
export const stockWord = wordsOf('stock')
