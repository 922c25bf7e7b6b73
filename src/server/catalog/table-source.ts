import type { PayloadRequest } from 'payload'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { GivenProduct } from '../../cms/product-file.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { productOfRows } from '../../cms/product-of-rows.ts'
import { productsOfCsv, type ProductRows } from '../../cms/product-table.ts'
import { rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { productDocs } from './check-products.ts'
import type { ProductSource } from './import-products.ts'
import { productKeys } from './product-keys.ts'

/** Products whose own are looked up at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 40

/** A table of products as a source for an import: what it leaves out of those that are there stays as it is. */
export async function tableSource(
  req: PayloadRequest,
  file: () => string | AsyncIterable<string>,
): Promise<ProductSource> {
  const locale = localeOf(req)
  const keys = await productKeys(rowsOf(req.payload))
  async function* completed(products: readonly ProductRows[]): AsyncGenerator<GivenProduct> {
    const docs = await productDocs(
      req,
      products.flatMap(({ lines }) => lines[0]?.cells.code || []),
    )
    const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
    // Whoever takes the products looks as many up again.
    await yieldToEventLoop()
    const byCode = new Map(docs.map((doc) => [doc.code, doc]))
    for (const product of products) {
      const doc = byCode.get(product.lines[0]?.cells.code ?? '')
      yield productOfRows(product, doc && lineFromDoc(doc, keyOf), locale)
    }
  }
  return {
    async *given(_isWriting, wanted) {
      let waiting: ProductRows[] = []
      for await (const product of productsOfCsv(file(), locale)) {
        if (!wanted || wanted.has(product.at)) waiting.push(product)
        if (waiting.length < AT_ONCE) continue
        yield* completed(waiting)
        waiting = []
      }
      yield* completed(waiting)
    },
  }
}
