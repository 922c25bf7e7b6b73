import type { Payload } from 'payload'
import { mayAct } from '../../cms/access/order-rights.ts'
import { allowed, type GuardedCollection, type Role } from '../../cms/access/permissions.ts'
import { uncountedWords } from '../../cms/products-list/list-where.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { storeInColumn, type BoundTo } from '../../domain/stores/bound-to.ts'
import { isoInstant } from '../../domain/time.ts'
import { isPostgres, rowsOf, sql, sqlList } from '../database/database.ts'
import { MOST_UNCOUNTED } from '../catalog/read-product-list.ts'
import { mailKinds, paymentKinds } from '../orders/outbox.ts'
import { LOW_STOCK_UP_TO } from '../../domain/catalog/stock.ts'
import { lowStock } from '../stock/low-stock.ts'
import { uncountedProducts } from '../stock/uncounted.ts'
import { overduePickups } from './overdue-pickups.ts'
import { draftsToPublish } from './drafts-to-publish.ts'
import { firstSteps } from './first-steps.ts'

/**
 * Something to do: how many, since when the first of them waits where that is known, and the list in the admin that
 * shows them, or only the first `listed` of them; or one document, and what stands in its way.
 */
export type ToDo = {
  what: string
  count: number
  href: string
  listed?: number
  since?: string
  about?: { title: string; reasons: string[] }
}

const DAY = 86_400_000
/** Days after which an order that has not left is late. */
const LATE_DAYS = 2
/** Days ahead for what is scheduled, and back for searches. */
const WEEK = 7 * DAY
/** Orders among which requests for a return are looked for, the newest: a return is asked for within weeks. */
const MOST_RETURNS = 5000
/** Orders that a link can name. */
const MOST_NAMED = 50

/** The list of what any of these groups of conditions finds, or all of it. */
const listOfAny = (collection: string, groups: readonly string[][]): string => {
  const where = groups.flatMap((each, or) => each.map((one, and) => `where[or][${or}][and][${and}]${one}`))
  return `/admin/collections/${collection}${where.length > 0 ? `?${where.join('&')}` : ''}`
}
const list = (collection: string, ...where: string[]): string => listOfAny(collection, [where])
const oneOf = (field: string, values: readonly (string | number)[], how: 'in' | 'not_in' = 'in'): string =>
  `[${field}][${how}]=${values.map(encodeURIComponent).join(',')}`
/** Gift cards are mailed by the shop itself, each on its day. */
const NOT_MAILED = '[fulfilment][not_equals]=email'
/** A decorative picture needs no words. */
const INFORMATIVE = '[decorative][not_equals]=true'
const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0)
/** Where the link names what there is, and cannot name all. */
const listed = (count: number, names: readonly unknown[]) => (names.length < count ? { listed: names.length } : {})

/**
 * What waits for a person, for whoever may see it. Each is one query that an index bounds, or a count of short rows,
 * but for what nobody has counted: that looks at all products, in pieces between which requests are answered.
 */
export async function readToDo(
  payload: Payload,
  role: Role | undefined,
  now: number,
  stores?: BoundTo,
  locale: Locale = 'en',
): Promise<ToDo[]> {
  const rows = rowsOf(payload)
  // The staff of some stores count what is picked up there.
  const theirs = stores
    ? sql`and (${sql.join(
        stores.map((slug) => sql`stores like ${`%${storeInColumn(slug)}%`}`),
        sql` or `,
      )})`
    : sql``
  const count = async (query: ReturnType<typeof sql>) => Number((await rows<{ n: unknown }>(query))[0]?.n ?? 0)
  const found: ToDo[] = []
  const add = async (of: GuardedCollection, what: string, href: string, query: ReturnType<typeof sql>) => {
    if (allowed(role, of, 'read')) found.push({ what, count: await count(query), href })
  }
  const before = isoInstant(now - LATE_DAYS * DAY)
  const ahead = isoInstant(now + WEEK)
  // Not for whoever may only look on.
  if (mayAct(role, 'prepare')) {
    await add(
      'orders',
      'toPrepare',
      list('orders', oneOf('state', ['paid']), NOT_MAILED),
      sql`select count(*) as n from orders where state = 'paid' and fulfilment <> 'email' ${theirs}`,
    )
    await add(
      'orders',
      'preparing',
      list('orders', oneOf('state', ['preparing', 'shipped-in-part'])),
      sql`select count(*) as n from orders where state in ('preparing', 'shipped-in-part') ${theirs}`,
    )
  }
  await add(
    'orders',
    'ready',
    list('orders', oneOf('state', ['ready'])),
    sql`select count(*) as n from orders where state = 'ready' ${theirs}`,
  )
  if (allowed(role, 'orders', 'read')) {
    const waiting = await overduePickups(rows, now, theirs)
    const numbers = waiting.slice(0, MOST_NAMED)
    const href = list('orders', oneOf('number', numbers))
    found.push({ what: 'waiting', count: waiting.length, href, ...listed(waiting.length, numbers) })
  }
  await add(
    'orders',
    'late',
    list(
      'orders',
      oneOf('state', ['paid', 'preparing', 'shipped-in-part']),
      `[placedAt][less_than]=${before}`,
      NOT_MAILED,
    ),
    sql`select count(*) as n from orders where state in ('paid', 'preparing', 'shipped-in-part') and fulfilment <> 'email' and placed_at < ${before} ${theirs}`,
  )
  if (stores) return found
  found.push(...(await firstSteps(payload, role)))
  if (allowed(role, 'outbox', 'read')) {
    for (const [what, kinds] of [
      ['mails', mailKinds],
      ['payments', paymentKinds],
    ] as const) {
      const failing = sql`select count(*) as n, min(updated_at) as since from outbox where done_at is null and error is not null and kind in (${sqlList(kinds)})`
      const [all] = await rows<{ n: unknown; since: string | Date | null }>(failing)
      const href = list('outbox', oneOf('kind', kinds), '[doneAt][exists]=false', '[error][exists]=true')
      const since = all?.since ? { since: new Date(all.since).toISOString() } : {}
      found.push({ what, count: Number(all?.n ?? 0), href, ...since })
    }
  }
  if (allowed(role, 'orders', 'read')) {
    const asked = isPostgres(payload)
      ? sql`(data -> 'returnRequest') is not null`
      : sql`json_extract(data, '$.returnRequest') is not null`
    const wanted = await rows<{ number: string }>(
      sql`select number from (select number, state, data from orders order by placed_at desc limit ${MOST_RETURNS}) newest where state in ('shipped', 'shipped-in-part', 'delivered', 'returned-in-part') and ${asked}`,
    )
    const numbers = wanted.slice(0, MOST_NAMED).map(({ number }) => number)
    const href = list('orders', oneOf('number', numbers))
    found.push({ what: 'returns', count: wanted.length, href, ...listed(wanted.length, numbers) })
  }
  await add(
    'reviews',
    'reviews',
    list('reviews', oneOf('status', ['pending'])),
    sql`select count(*) as n from reviews where status = 'pending'`,
  )
  await add(
    'reviews',
    'reported',
    list('reviews', '[isReported][equals]=true'),
    sql`select count(*) as n from reviews where is_reported = ${true}`,
  )
  await add(
    'questions',
    'questions',
    list('questions', oneOf('status', ['pending'])),
    sql`select count(*) as n from questions where status = 'pending'`,
  )
  await add(
    'inventory',
    'outOfStock',
    list('inventory', '[location][equals]=online', '[quantity][less_than_equal]=0'),
    sql`select count(*) as n from inventory where location = 'online' and quantity <= 0`,
  )
  if (allowed(role, 'inventory', 'read') && allowed(role, 'products', 'read')) {
    const skus = [...(await uncountedProducts(rows)).values()]
    const href = list('products', `[variants.sku][equals]=${encodeURIComponent(uncountedWords[locale])}`)
    const reached = total(skus.slice(0, MOST_UNCOUNTED))
    found.push({
      what: 'uncounted',
      count: total(skus),
      href,
      ...(skus.length > MOST_UNCOUNTED && { listed: reached }),
    })
  }
  if (allowed(role, 'inventory', 'read')) {
    const { count: low, exceptions, first } = await lowStock(rows)
    const online = '[location][equals]=online'
    const few = [online, '[quantity][greater_than]=0', `[quantity][less_than_equal]=${LOW_STOCK_UP_TO}`]
    if (exceptions) {
      if (exceptions.notLow.length > 0) few.push(oneOf('sku', exceptions.notLow, 'not_in'))
      const more = exceptions.low.length > 0 ? [[online, oneOf('sku', exceptions.low)]] : []
      found.push({ what: 'low', count: low, href: listOfAny('inventory', [few, ...more]) })
    } else {
      const href = list('inventory', online, oneOf('sku', first))
      found.push({ what: 'low', count: low, href, ...listed(low, first) })
    }
  }
  for (const collection of ['products', 'pages', 'menus'] as const)
    if (allowed(role, collection, 'read')) {
      const { count: drafts, ids } = await draftsToPublish(rows, collection)
      const href = list(collection, oneOf('id', ids))
      found.push({ what: `drafts_${collection}`, count: drafts, href, ...listed(drafts, ids) })
    }
  for (const [collection, field, what] of [
    ['products', 'title', 'french_products'],
    ['pages', 'title', 'french_pages'],
    ['media', 'alt', 'french_media'],
    ['categories', 'name', 'french_categories'],
    ['product-collections', 'name', 'french_collections'],
    ['tags', 'name', 'french_tags'],
    ['colours', 'name', 'french_colours'],
  ] as const) {
    const table = collection.replace('-', '_')
    await add(
      collection,
      what,
      `${list(collection, `[${field}][exists]=false`, ...(collection === 'media' ? [INFORMATIVE] : []))}&locale=fr`,
      sql`select count(*) as n from ${sql.identifier(table)} t left join ${sql.identifier(`${table}_locales`)} l on l._parent_id = t.id and l._locale = 'fr' where coalesce(l.${sql.identifier(field)}, '') = ''${collection === 'media' ? sql` and coalesce(t.decorative, false) = false` : sql``}`,
    )
  }
  await add(
    'menus',
    'french_menus',
    list('menus'),
    sql`select count(distinct placement) as n from menus where language = 'en' and _status = 'published' and placement not in (select placement from menus where language = 'fr' and _status = 'published')`,
  )
  await add(
    'pages',
    'scheduled',
    list('pages', '[_status][equals]=draft'),
    sql`select count(*) as n from payload_jobs where completed_at is null and coalesce(has_error, false) = false and wait_until is not null and wait_until <= ${ahead}`,
  )
  for (const language of locales)
    await add(
      'search-rules',
      `searches_${language}`,
      `/admin/search-report?language=${language}&days=7`,
      sql`select count(distinct query) as n from search_queries where language = ${language} and at >= ${now - WEEK} and hits = 0`,
    )
  return found
}
