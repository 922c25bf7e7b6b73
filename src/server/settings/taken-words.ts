import { sql, type Rows, type SQL } from '../database/database.ts'

/** What shoppers write for all to read, as far as the merchant lets them. */
export type TakenWords = 'reviews' | 'questions'

/** Has a row where the merchant lets nobody write these. */
export const untaken: Record<TakenWords, SQL> = {
  reviews: sql`select id from shop_settings where takes_reviews = ${false}`,
  questions: sql`select id from shop_settings where takes_questions = ${false}`,
}

/** Asked of the database: letters are also sent by a process that shows no pages. */
export const takes = async (rows: Rows, words: TakenWords): Promise<boolean> =>
  (await rows(untaken[words])).length === 0
