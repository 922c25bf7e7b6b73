import type { PayloadRequest } from 'payload'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { wholeLine } from '../../cms/product-file.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { productDocs } from './check-products.ts'
import { authorOf } from './import-products.ts'
import { beginRun, endRun, lineSum, recordWritten, type WrittenProduct } from './product-import-runs.ts'
import { productKeys } from './product-keys.ts'
import { editName } from './run-title.ts'

type Id = number | string

/**
 * Records what staff change of many products in their list, so that it can be undone as a whole on the page of imports.
 * What no product file has, such as a level of low stock, is not recorded.
 */
export function bulkEditRecord(req: PayloadRequest) {
  const { payload } = req
  const rows = rowsOf(payload)
  let keys: ReturnType<typeof productKeys> | undefined
  let run: number | undefined

  const linesOf = async (ids: readonly Id[]) => {
    const numbers = ids.map(Number)
    const found = await rowsIn<{ code: string }>(
      rows,
      numbers,
      (list) => sql`select code from products where id in (${list}) and code is not null`,
    )
    const docs = await productDocs(
      req,
      found.map(({ code }) => code),
    )
    const { keyOf } = await (await (keys ??= productKeys(rows)))({ ids: docs.flatMap(picturesOf) })
    return new Map(
      docs.flatMap((doc) => {
        const line = wholeLine(lineFromDoc(doc, keyOf))
        return line ? [[Number(doc.id), { line, status: doc._status ?? 'draft' }] as const] : []
      }),
    )
  }

  return {
    /** Writes some products, and records what they were before. */
    async around(ids: readonly Id[], write: () => Promise<void>): Promise<void> {
      const before = await linesOf(ids)
      await write()
      const after = await linesOf(ids)
      const written = [...before].flatMap(([product, was]): WrittenProduct[] => {
        const is = after.get(product)
        if (!is || lineSum(is.line, is.status) === lineSum(was.line, was.status)) return []
        return [{ product, code: is.line.code, before: was.line, status: was.status, after: is.line, state: is.status }]
      })
      if (written.length === 0) return
      run ??= await beginRun(payload, editName(req.data ?? {}), authorOf(req))
      await recordWritten(rows, run, written)
    },
    end: async (isWhole: boolean) =>
      void (run !== undefined && (await endRun(payload, run, isWhole ? 'done' : 'stopped'))),
  }
}
