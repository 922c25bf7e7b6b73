import type { PayloadRequest } from 'payload'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { wholeLine, type ProductLine } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { filesOf, lineFromDoc, unknownKeys } from '../../cms/product-line.ts'
import { inTransaction, rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { removeStock } from './add-stock.ts'
import { productDocs, waitingDrafts } from './check-products.ts'
import { authorOf } from './import-products.ts'
import {
  beginUndo,
  countLeft,
  endRun,
  lineSum,
  recordUndone,
  writtenBefore,
  type WrittenBefore,
} from './product-import-runs.ts'
import { productKeys } from './product-keys.ts'
import { writeProducts, type RefusedProduct } from './write-products.ts'

/** `left`: what could not be undone, and why. */
export type Undone = { undone: number; left: string[] }

/**
 * Undoes an import as a whole: products that it made are deleted, the others are again what they were. What somebody
 * changed since stays as it is and is reported, and so is what no longer fits into the shop.
 */
export async function undoProducts(
  req: PayloadRequest,
  run: number,
  progress: ImportProgress = () => {},
): Promise<Undone | { message: string; problems: string[] }> {
  const { payload } = req
  const locale = localeOf(req)
  if (!(await beginUndo(payload, run, authorOf(req))))
    return { message: fileWord(locale, 'nothingToUndo'), problems: [] }
  const total = await countLeft(payload, run)
  const keys = await productKeys(rowsOf(payload))
  const left = new Map<number, string>()
  let undone = 0
  try {
    // What was new goes first: it may have the SKUs of what is written again. What is refused may find them free later.
    for (const pass of ['added', 'changed', 'changed'] as const) {
      for (let after = 0; ;) {
        const written = await writtenBefore(payload, run, after)
        if (written.length === 0) break
        after = written.at(-1)?.id ?? after
        const mine = written.filter(({ before }) => (before === undefined) === (pass === 'added'))
        if (mine.length === 0) continue
        const { same, changed } = await sorted(req, mine, keys)
        for (const { id, code } of changed) left.set(id, fileWord(locale, 'changedSince', { code }))
        const ended = pass === 'added' ? await remove(req, run, same) : await restore(req, run, same, keys)
        for (const { id } of ended.done) left.delete(id)
        for (const { id, wrong } of ended.refused) left.set(id, wrong)
        progress('undo', (undone += ended.done.length), total)
        await yieldToEventLoop()
      }
    }
  } finally {
    await endRun(payload, run, (await countLeft(payload, run)) === 0 ? 'undone' : 'partly')
  }
  return { undone, left: [...left.values()] }
}

type Keys = Awaited<ReturnType<typeof productKeys>>
type Ended = { done: readonly WrittenBefore[]; refused: { id: number; wrong: string }[] }

/** Those that are as the import left them, and those that are not. */
async function sorted(req: PayloadRequest, written: readonly WrittenBefore[], keys: Keys) {
  const docs = await productDocs(
    req,
    written.map(({ code }) => code),
  )
  const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
  const drafts = await waitingDrafts(rowsOf(req.payload), docs)
  const byId = new Map(docs.map((doc) => [Number(doc.id), doc]))
  const isSame = ({ product, after }: WrittenBefore) => {
    const doc = byId.get(product)
    const line = doc && wholeLine(lineFromDoc(doc, keyOf))
    return line !== undefined && !drafts.has(product) && lineSum(line, doc?._status ?? '') === after
  }
  return { same: written.filter(isSame), changed: written.filter((each) => !isSame(each)) }
}

async function remove(req: PayloadRequest, run: number, added: readonly WrittenBefore[]): Promise<Ended> {
  const { payload, user, i18n } = req
  for (const { id, product, stock } of added)
    await inTransaction(payload, async (rows, transactionID) => {
      await payload.delete({ collection: 'products', id: product, req: { user, i18n, transactionID }, depth: 0 })
      await removeStock(payload, rows, stock)
      await recordUndone(rows, run, [id])
    })
  return { done: added, refused: [] }
}

async function restore(
  req: PayloadRequest,
  run: number,
  changed: readonly WrittenBefore[],
  keys: Keys,
): Promise<Ended> {
  const locale = localeOf(req)
  const refused: Ended['refused'] = []
  const whole = changed.map((each) => ({ each, product: wholeLine(each.before ?? {}) }))
  const { idOf } = await keys({ files: whole.flatMap(({ product }) => (product ? filesOf(product) : [])) })
  const lines = new Map<number, { each: WrittenBefore; product: ProductLine }>()
  for (const { each, product } of whole) {
    const missing = product ? unknownKeys(product, idOf).map((values) => fileWord(locale, 'unknown', values)) : []
    const wrong = product ? missing : [fileWord(locale, 'wasNoWhole')]
    if (product && wrong.length === 0) lines.set(each.id, { each, product })
    else refused.push({ id: each.id, wrong: `${each.code}: ${wrong.join(' ')}` })
  }
  while (lines.size > 0) {
    const these = [...lines].map(([at, { each, product }]) => ({
      at,
      product,
      ...(each.status === 'draft' && { status: 'draft' as const }),
    }))
    const stopped: RefusedProduct | undefined = await writeProducts(req, these, keys, (rows) =>
      recordUndone(rows, run, [...lines.keys()]),
    )
    if (!stopped) break
    const code = lines.get(stopped.at)?.each.code ?? ''
    refused.push({ id: stopped.at, wrong: `${code}: ${stopped.wrong.join(' ')}` })
    lines.delete(stopped.at)
  }
  return { done: [...lines.values()].map(({ each }) => each), refused }
}
