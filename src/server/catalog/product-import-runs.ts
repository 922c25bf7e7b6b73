import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { ProductLine } from '../../cms/product-file.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'

/** `writing` and `undoing` are ended by the process that began them; see `isBroken`. */
export type RunState = 'writing' | 'done' | 'stopped' | 'undoing' | 'undone' | 'partly'
export type ProductImportRun = {
  id: number
  file: string
  author: string
  /** UTC milliseconds, as are all of its times. */
  at: number
  state: RunState
  /** Its process ended in the middle: it can be undone, or the file given again. */
  isBroken: boolean
  added: number
  changed: number
  undone: number
  undoneBy?: string
  undoneAt?: number
  canUndo: boolean
}
/** What a product was before it was written, and is after. */
export type WrittenProduct = {
  product: number
  code: string
  before: object | undefined
  status: string | undefined
  after: ProductLine
  /** `published` or `draft`, after. */
  state: string
}
/** A product that an import wrote, as it is to be found again, and what it was before; nothing for a new one. */
export type WrittenBefore = {
  id: number
  product: number
  code: string
  before: object | undefined
  status: string
  after: string
  /** The SKUs whose first stock came with it. */
  stock: string[]
}

const DAY = 86_400_000
/** How long an import can be undone; then what it needs for that is deleted. */
const UNDO_DAYS = 30
/** Milliseconds without a word of a run, after which its process is taken for ended. */
const SILENT = 60_000
const SHOWN = 20

/** A sum of a product in its state. */
export const lineSum = (line: ProductLine, status: string): string =>
  createHash('sha256')
    .update(status + JSON.stringify(line))
    .digest('hex')

export async function beginRun(payload: Payload, file: string, author: string, now = Date.now()): Promise<number> {
  const rows = rowsOf(payload)
  await rows(
    sql`delete from product_import_changes where run in (select id from product_imports where at < ${now - UNDO_DAYS * DAY})`,
  )
  const [made] = await rows<{ id: number | string }>(
    sql`insert into product_imports (file, author, at, last_at, state) values (${file}, ${author}, ${now}, ${now}, 'writing') returning id`,
  )
  return Number(made?.id)
}

/** Notes what was written, in the transaction that wrote it. */
export async function recordWritten(
  rows: Rows,
  run: number,
  written: readonly WrittenProduct[],
  stock: ReadonlySet<string> = new Set(),
): Promise<void> {
  const stockOf = ({ variants }: ProductLine) => {
    const own = variants.flatMap(({ sku }) => (stock.has(sku) ? [sku] : []))
    return own.length > 0 ? JSON.stringify(own) : null
  }
  const values = written.map(
    ({ product, code, before, status, after, state }) =>
      sql`(${run}, ${product}, ${code}, ${before ? JSON.stringify(before) : null}, ${status ?? null}, ${lineSum(after, state)}, ${stockOf(after)})`,
  )
  await rows(
    sql`insert into product_import_changes (run, product, code, "before", status, "after", stock) values ${sql.join(values, sql`, `)}`,
  )
  const added = written.filter(({ before }) => before === undefined).length
  await rows(
    sql`update product_imports set added = added + ${added}, changed = changed + ${written.length - added}, written = written + ${written.length}, last_at = ${Date.now()} where id = ${run}`,
  )
}

export const endRun = (payload: Payload, run: number, state: RunState): Promise<unknown> =>
  rowsOf(payload)(sql`update product_imports set state = ${state}, last_at = ${Date.now()} where id = ${run}`)

/** Takes a run to be undone, for one at a time. */
export async function beginUndo(payload: Payload, run: number, author: string, now = Date.now()): Promise<boolean> {
  const taken = await rowsOf(payload)<{ id: number }>(
    sql`update product_imports set state = 'undoing', undone_by = ${author}, undone_at = ${now}, last_at = ${now}
      where id = ${run} and (state in ('done', 'stopped', 'partly') or (state in ('writing', 'undoing') and last_at < ${now - SILENT}))
      and exists (select 1 from product_import_changes where run = ${run}) returning id`,
  )
  return taken.length > 0
}

/** Forgets what was undone, in the transaction that undid it. */
export async function recordUndone(rows: Rows, run: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await rows(sql`delete from product_import_changes where id in (${sqlList(ids)})`)
  await rows(sql`update product_imports set undone = undone + ${ids.length}, last_at = ${Date.now()} where id = ${run}`)
}

/** What is to be undone of a run, a part at a time, after the row with this number. */
export async function writtenBefore(payload: Payload, run: number, after: number, most = 20): Promise<WrittenBefore[]> {
  const found = await rowsOf(payload)<Record<string, unknown>>(
    sql`select id, product, code, "before", status, "after", stock from product_import_changes where run = ${run} and id > ${after} order by id limit ${most}`,
  )
  return found.map(({ id, product, code, before, status, after: sum, stock }) => ({
    id: Number(id),
    product: Number(product),
    code: String(code),
    before: typeof before === 'string' ? (JSON.parse(before) as object) : undefined,
    status: String(status),
    after: String(sum),
    stock: typeof stock === 'string' ? (JSON.parse(stock) as string[]) : [],
  }))
}

export async function countLeft(payload: Payload, run: number): Promise<number> {
  const [row] = await rowsOf(payload)<{ n: number | string }>(
    sql`select count(*) as n from product_import_changes where run = ${run}`,
  )
  return Number(row?.n)
}

/** Products of a run that a later one wrote, too, and that is not undone: they stay as they are. */
export async function countWrittenSince(payload: Payload, run: number): Promise<number> {
  const [row] = await rowsOf(payload)<{ n: number | string }>(
    sql`select count(*) as n from product_import_changes where run = ${run}
      and product in (select product from product_import_changes where run > ${run})`,
  )
  return Number(row?.n)
}

/** The last imports, the newest first. */
export async function lastRuns(payload: Payload, now = Date.now()): Promise<ProductImportRun[]> {
  const found = await rowsOf(payload)<Record<string, unknown> & { state: RunState }>(
    sql`select r.*, exists (select 1 from product_import_changes c where c.run = r.id) as has_changes
      from product_imports r order by r.at desc, r.id desc limit ${SHOWN}`,
  )
  return found.map((row) => {
    const isBroken = ['writing', 'undoing'].includes(row.state) && Number(row.last_at) < now - SILENT
    const isOver = ['done', 'stopped', 'partly'].includes(row.state) || isBroken
    return {
      id: Number(row.id),
      file: String(row.file),
      author: String(row.author),
      at: Number(row.at),
      state: row.state,
      isBroken,
      added: Number(row.added),
      changed: Number(row.changed),
      undone: Number(row.undone),
      ...(row.undone_by !== null && { undoneBy: String(row.undone_by), undoneAt: Number(row.undone_at) }),
      canUndo: isOver && Boolean(Number(row.has_changes)),
    }
  })
}
