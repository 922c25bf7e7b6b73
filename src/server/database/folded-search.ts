import type { DatabaseAdapterObj } from 'payload'
import { folded } from '../../domain/search/folded.ts'
import { sql, type SQL } from './database.ts'

type Condition = (column: unknown, pattern: unknown) => SQL

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))
/** What Western European languages write, the marks that follow a letter, and the typographer’s apostrophe. */
const signs = [...range(0xc0, 0xff), 'Œ', 'œ', 'Ÿ', ...range(0x300, 0x36f), '’']
  .map((sign) => ({ sign, plain: folded(sign) }))
  .filter(({ sign, plain }) => plain !== sign && /^[ -~]*$/.test(plain))
const single = signs.filter(({ plain }) => plain.length < 2).toSorted((a, b) => b.plain.length - a.plain.length)
const [from, to] = [single.map(({ sign }) => sign).join(''), single.map(({ plain }) => plain).join('')]
const letters = new RegExp(`[${[...new Set(to)].join('')}]+`, 'g')

/** A text as `folded` writes it; SQLite calls the function itself (node-sqlite.ts). PostgreSQL’s `ilike` knows capitals. */
const foldedText = (isOfPostgres: boolean, text: unknown): SQL =>
  isOfPostgres
    ? signs
        .filter(({ plain }) => plain.length > 1)
        .reduce(
          (changed, { sign, plain }) => sql`replace(${changed}, ${sign}, ${plain})`,
          // Signs at the end of `from` that `to` has none for are left out: the marks.
          sql`translate(${text}, ${from}, ${to})`,
        )
    : sql`folded(${text})`

/**
 * Whether a text is like a pattern, for whoever types without accents, in capitals or with the keyboard’s apostrophe.
 * A list joins each product with its variants: only texts that are more than ASCII, and alike in all letters that
 * nobody writes with an accent, are folded to be compared.
 */
export function likeFolded(isOfPostgres: boolean): Condition {
  const like = (text: unknown, pattern: string) =>
    sql`${text} ${sql.raw(isOfPostgres ? 'ilike' : 'like')} ${pattern} escape ${'\\'}`
  return (column, given) => {
    const pattern = folded(String(given))
    return sql`(${like(column, pattern)} or (octet_length(${column}) > length(${column})
      and ${like(column, pattern.replace(letters, '%'))} and ${like(foldedText(isOfPostgres, column), pattern)}))`
  }
}

/** All that staff search and filter by a part of a text, in lists and where they choose documents. */
export function foldedSearches<T extends DatabaseAdapterObj>(adapter: T): T {
  return {
    ...adapter,
    init: (args: Parameters<T['init']>[0]) => {
      const database = adapter.init(args)
      const { name, operators }: { name: string; operators?: object } = database
      const like = likeFolded(name === 'postgres')
      // Payload gives this one the words alone, and so denied only texts that are nothing else.
      const notLike: Condition = (column, words) => sql`not ${like(column, `%${String(words)}%`)}`
      return Object.assign(database, { operators: { ...operators, like, contains: like, not_like: notLike } })
    },
  }
}
