import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { productsToFile } from '../../cms/product-file.ts'
import { productsToCsv } from '../../cms/product-table.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { productKeys } from './product-keys.ts'

/** Products read at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 40

/** The published products as a file, in the order of their codes, some at a time. */
export async function* exportProducts(payload: Payload, format: 'jsonl' | 'csv' = 'jsonl'): AsyncGenerator<string> {
  const keys = await productKeys(rowsOf(payload))
  for (let after = '', more = true; more;) {
    const found = await payload.db.find({
      collection: 'products',
      locale: 'all',
      limit: AT_ONCE,
      pagination: false,
      sort: 'code',
      where: { and: [{ _status: { equals: 'published' } }, { code: { greater_than: after } }] },
    })
    const docs = inAllLocales('products', found.docs)
    const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
    const lines = docs.map((doc) => lineFromDoc(doc, keyOf))
    if (format === 'csv') yield productsToCsv(lines, after === '')
    else if (docs.length > 0) yield productsToFile(lines)
    after = docs.at(-1)?.code ?? ''
    more = docs.length === AT_ONCE
    await yieldToEventLoop()
  }
}
