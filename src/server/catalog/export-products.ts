import type { Payload, Where } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { productsToFile } from '../../cms/product-file.ts'
import { productsToCsv } from '../../cms/product-table.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { productKeys } from './product-keys.ts'

/** Products read at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 40

/** `locale`: of who opens the table. */
type ExportOptions = { listed?: AsyncIterable<Id[]> | undefined; locale?: Locale }

/**
 * The published products as a file, some at a time: all of them in the order of their codes, or those `listed` by their
 * ids, in the order of these.
 */
export async function* exportProducts(
  payload: Payload,
  format: 'jsonl' | 'csv' = 'jsonl',
  { listed, locale }: ExportOptions = {},
): AsyncGenerator<string> {
  const keys = await productKeys(rowsOf(payload))
  let isFirst = true
  for await (const docs of listed ? listedDocs(payload, listed) : allDocs(payload)) {
    const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
    const lines = docs.map((doc) => lineFromDoc(doc, keyOf))
    if (format === 'csv') yield productsToCsv(lines, isFirst, locale)
    else if (docs.length > 0) yield productsToFile(lines)
    isFirst = false
    await yieldToEventLoop()
  }
}

async function* allDocs(payload: Payload) {
  for (let after = '', more = true; more;) {
    const docs = await publishedDocs(payload, { code: { greater_than: after } }, 'code')
    yield docs
    after = docs.at(-1)?.code ?? ''
    more = docs.length === AT_ONCE
  }
}

async function* listedDocs(payload: Payload, listed: AsyncIterable<Id[]>) {
  for await (const ids of listed)
    // None is a table of its titles.
    for (let at = 0; at === 0 || at < ids.length; at += AT_ONCE)
      yield publishedDocs(payload, { id: { in: ids.slice(at, at + AT_ONCE) } }, 'id')
}

async function publishedDocs(payload: Payload, which: Where, sort: 'code' | 'id') {
  const found = await payload.db.find({
    collection: 'products',
    locale: 'all',
    limit: AT_ONCE,
    pagination: false,
    sort,
    where: { and: [{ _status: { equals: 'published' } }, which] },
  })
  return inAllLocales('products', found.docs)
}
