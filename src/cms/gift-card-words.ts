import { wordsOf, type WordOf } from './staff-words.ts'

/** The words with which a gift card is blocked, in both languages. */
export type GiftCardWord = WordOf<'giftcard' | 'exchange'>
export const giftCardWord = wordsOf('giftcard')
