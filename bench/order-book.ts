import path from 'node:path'
import { root, run } from '../scripts/steps/run.ts'
import type { Left } from '../src/server/testing/killed-orders.ts'

/** Of every process of such a database. */
export const BOOK_SECRET = 'a secret of the tests only'

/** A database that a bench fills and looks into: SQLite in its folder, or the PostgreSQL of the URL. */
export type Book = { dataDir: string; databaseUrl: string }

/** A small catalogue, an administrator where `staff` has ADMIN_EMAIL and ADMIN_PASSWORD, and more units of one product than
 * any bench sells. */
export const fillBook = async (book: Book, staff: Record<string, string> = {}): Promise<void> =>
  void (await asked(book, 'fill', undefined, staff))

/** The final contents once unfinished work is reconciled, compared with the orders confirmed to shoppers. */
export const readBook = async (book: Book, confirmed: readonly string[]): Promise<Left> =>
  JSON.parse(await asked(book, 'read', JSON.stringify(confirmed))) as Left

/** In a process of its own: a configuration knows one database. */
async function asked(
  { dataDir, databaseUrl }: Book,
  what: string,
  input?: string,
  staff: Record<string, string> = {},
): Promise<string> {
  const env = {
    NODE_ENV: 'production',
    APP_ROOT: root,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: BOOK_SECRET,
    ...staff,
  }
  const { code, output } = await run(
    'node',
    ['--import', 'tsx', path.join(root, 'bench/order-book-process.ts'), what, ...(input ? [input] : [])],
    { env },
  )
  if (code !== 0) throw new Error(`the book of orders could not be opened: ${output.slice(-1500)}`)
  return output.trim().split('\n').at(-1) ?? ''
}
