import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { FoundProduct, FoundProducts } from '../../domain/pricing/found-products.ts'
import { chunk } from '../database/chunk.ts'
import { isPostgres, rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { likeFolded } from '../database/folded-search.ts'
import { rowsIn } from '../database/rows-in.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'

type Row = { id: number | string; code: string; title: string }

/** As many as one search by words finds. */
const MOST = 500
/** Codes or SKUs that are looked up in one turn: each is compared with all of the catalogue. */
const MOST_AT_ONCE = 10_000
/** No title is as long, and SQLite compares with no pattern above 50,000 bytes. */
const LONGEST_WORDS = 1000

type Asked = { text: string; locale: Locale; drafts: boolean }

/**
 * The products that a text names, published or, with `drafts`, all: a list of codes or SKUs, by lines or separated as
 * spreadsheets do, or else words of a title or a part of a code. What a list names and there is not is in `unknown`.
 */
export async function findProducts(payload: Payload, asked: Asked): Promise<FoundProducts> {
  const tokens = [
    ...new Set(
      asked.text
        .split(/[\n\r\t,;]+/)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]
  if (tokens.length === 0) return { found: [], unknown: [] }
  const listed = await byCodes(rowsOf(payload), tokens, asked)
  return tokens.length === 1 && listed.found.length === 0 ? byWords(payload, asked) : listed
}

/** Products by their ids, in no order. */
export const productsById = async (rows: Rows, ids: readonly number[], locale: Locale): Promise<FoundProduct[]> =>
  (await rowsIn<Row>(rows, ids, (list) => sql`${select(locale)} where p.id in (${list})`)).map(productOf)

const select = (locale: Locale) => sql`
  select p.id, p.code, coalesce(w.title, p.code) as title from products p
  left join products_locales w on w._parent_id = p.id and w._locale = ${locale}`

const isOffered = (drafts: boolean) => (drafts ? sql`1 = 1` : sql`p._status = 'published'`)

async function byCodes(rows: Rows, tokens: readonly string[], { locale, drafts }: Asked): Promise<FoundProducts> {
  const [known, products] = [new Set<string>(), new Map<number, FoundProduct>()]
  for (const part of chunk(tokens, MOST_AT_ONCE)) {
    const upper = sqlList(part.map((token) => token.toUpperCase()))
    const found = await rows<Row & { token: string }>(sql`
      select p.id, p.code, coalesce(w.title, p.code) as title, upper(p.code) as token from products p
      left join products_locales w on w._parent_id = p.id and w._locale = ${locale}
      where ${isOffered(drafts)} and upper(p.code) in (${upper})
      union select p.id, p.code, coalesce(w.title, p.code) as title, upper(v.sku) as token from products_variants v
      join products p on p.id = v._parent_id
      left join products_locales w on w._parent_id = p.id and w._locale = ${locale}
      where ${isOffered(drafts)} and upper(v.sku) in (${upper})`)
    for (const row of found) {
      known.add(row.token)
      products.set(Number(row.id), productOf(row))
    }
    await yieldToEventLoop()
  }
  return { found: [...products.values()], unknown: tokens.filter((token) => !known.has(token.toUpperCase())) }
}

async function byWords(payload: Payload, { text, locale, drafts }: Asked): Promise<FoundProducts> {
  if (text.length > LONGEST_WORDS) return { found: [], unknown: [] }
  // What is written, anywhere, word after word; `%` and `_` as themselves.
  const pattern = `%${text
    .trim()
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/\s+/g, '%')}%`
  const like = likeFolded(isPostgres(payload))
  const found = await rowsOf(payload)<Row>(sql`${select(locale)}
    where ${isOffered(drafts)} and (${like(sql`w.title`, pattern)} or ${like(sql`p.code`, pattern)})
    order by title limit ${MOST + 1}`)
  return { found: found.slice(0, MOST).map(productOf), unknown: [], ...(found.length > MOST && { hasMore: true }) }
}

const productOf = ({ id, code, title }: Row): FoundProduct => ({ id: Number(id), code, title })
