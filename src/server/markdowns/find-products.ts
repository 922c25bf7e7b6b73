import type { Locale } from '../../domain/locale.ts'
import type { FoundProduct, FoundProducts } from '../../domain/pricing/found-products.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'

type Row = { id: number | string; code: string; title: string }

/** As many as one search lists. */
const MOST = 500
const MOST_TOKENS = 2000

/**
 * The published products that a text names: a list of codes or SKUs, by lines or separated as spreadsheets do, or else
 * words of a title or a part of a code. What a list names and there is not is in `unknown`.
 */
export async function findProducts(rows: Rows, text: string, locale: Locale): Promise<FoundProducts> {
  const tokens = [
    ...new Set(
      text
        .split(/[\n\r\t,;]+/)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ].slice(0, MOST_TOKENS)
  if (tokens.length === 0) return { found: [], unknown: [] }
  const listed = await byCodes(rows, tokens, locale)
  if (tokens.length === 1 && listed.found.length === 0) return { found: await byWords(rows, text, locale), unknown: [] }
  return listed
}

/** Products by their ids, in no order. */
export const productsById = async (rows: Rows, ids: readonly number[], locale: Locale): Promise<FoundProduct[]> =>
  ids.length === 0 ? [] : (await rows<Row>(sql`${select(locale)} where p.id in (${sqlList(ids)})`)).map(productOf)

const select = (locale: Locale) => sql`
  select p.id, p.code, coalesce(w.title, p.code) as title from products p
  left join products_locales w on w._parent_id = p.id and w._locale = ${locale}`

async function byCodes(rows: Rows, tokens: readonly string[], locale: Locale): Promise<FoundProducts> {
  const upper = tokens.map((token) => token.toUpperCase())
  const found = await rows<Row & { token: string }>(sql`
    select p.id, p.code, coalesce(w.title, p.code) as title, upper(p.code) as token from products p
    left join products_locales w on w._parent_id = p.id and w._locale = ${locale}
    where p._status = 'published' and upper(p.code) in (${sqlList(upper)})
    union select p.id, p.code, coalesce(w.title, p.code) as title, upper(v.sku) as token from products_variants v
    join products p on p.id = v._parent_id
    left join products_locales w on w._parent_id = p.id and w._locale = ${locale}
    where p._status = 'published' and upper(v.sku) in (${sqlList(upper)})`)
  const known = new Set(found.map(({ token }) => token))
  const products = new Map(found.map((row) => [Number(row.id), productOf(row)]))
  return { found: [...products.values()], unknown: tokens.filter((token) => !known.has(token.toUpperCase())) }
}

async function byWords(rows: Rows, text: string, locale: Locale): Promise<FoundProduct[]> {
  // What is written, anywhere, word after word; `%` and `_` as themselves.
  const pattern = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/\s+/g, '%')}%`
  const found = await rows<Row>(sql`${select(locale)}
    where p._status = 'published'
      and (lower(w.title) like ${pattern} escape ${'\\'} or lower(p.code) like ${pattern} escape ${'\\'})
    order by title limit ${MOST}`)
  return found.map(productOf)
}

const productOf = ({ id, code, title }: Row): FoundProduct => ({ id: Number(id), code, title })
