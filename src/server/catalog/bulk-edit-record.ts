import type { PayloadRequest } from 'payload'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { wholeLine } from '../../cms/product-file.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { rowsOf, sql } from '../database/database.ts'
import { productDocs } from './check-products.ts'
import { authorOf } from './import-products.ts'
import { beginRun, endRun, lineSum, recordWritten } from './product-import-runs.ts'
import { productKeys } from './product-keys.ts'
import { editName } from './run-title.ts'

/**
 * Records what staff change of many products in their list, so that it can be undone as a whole on the page of imports.
 * What no product file has, such as a level of low stock, is not recorded.
 */
export function bulkEditRecord(req: PayloadRequest) {
  const { payload } = req
  const rows = rowsOf(payload)
  let keys: ReturnType<typeof productKeys> | undefined
  let run: number | undefined

  const stateOf = async (product: number) => {
    const found = await rows<{ code: string | null }>(sql`select code from products where id = ${product}`)
    const [doc] = await productDocs(
      req,
      found.flatMap(({ code }) => code ?? []),
    )
    if (!doc) return undefined
    const { keyOf } = await (await (keys ??= productKeys(rows)))({ ids: picturesOf(doc) })
    const line = wholeLine(lineFromDoc(doc, keyOf))
    return line && { line, status: doc._status ?? 'draft' }
  }

  return {
    /** Writes a product, and records what it was before. */
    async around<Answer>(id: number | string, write: () => Promise<Answer>): Promise<Answer> {
      const product = Number(id)
      const was = await stateOf(product)
      const answer = await write()
      const is = await stateOf(product)
      if (!was || !is || lineSum(is.line, is.status) === lineSum(was.line, was.status)) return answer
      run ??= await beginRun(payload, editName(req.data ?? {}), authorOf(req))
      await recordWritten(rows, run, [
        { product, code: is.line.code, before: was.line, status: was.status, after: is.line, state: is.status },
      ])
      return answer
    },
    end: async (isWhole: boolean) =>
      void (run !== undefined && (await endRun(payload, run, isWhole ? 'done' : 'stopped'))),
  }
}
