import { wordsOf } from './staff-words.ts'

/** Messages to the staff about an import of products. */
export const fileWord = wordsOf('product_file')
