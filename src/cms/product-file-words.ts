import { wordsOf } from './staff-words.ts'

/** What an import of products says to the staff. */
export const fileWord = wordsOf('product_file')
