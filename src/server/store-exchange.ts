import { commitTransaction, initTransaction, killTransaction, ValidationError, type CollectionAfterReadHook, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../cms/access/permissions.ts'
import { provinces } from '../cms/collections/stores.ts'
import type { StoreDoc } from '../cms/from-doc/store.ts'
import { storesFromCsv, storesToCsv } from '../cms/stores-csv.ts'
import { hoursProblems, type HoursProblem } from '../domain/store-hours/hours-problems.ts'

/**
 * For whoever keeps the stores: `GET /admin/api/stores/export` and `POST …/import` a CSV (by slug, all lines or none), and
 * `POST …/holiday` writes an exception into all stores of some provinces.
 */
export const storeExchange: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: async (req) => exportStores(req) },
  { path: '/import', method: 'post', handler: async (req) => importStores(req) },
  { path: '/holiday', method: 'post', handler: async (req) => writeHoliday(req) },
]

const collection = 'stores' as never
const LARGEST_FILE = 2_000_000

async function exportStores(req: PayloadRequest): Promise<Response> {
  if (!mayDo(req, 'read')) return refuse(403, 'Sign in as a member of the staff.')
  return new Response(storesToCsv(await readStores(req)), { headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="stores.csv"', 'cache-control': 'no-store' } })
}

async function importStores(req: PayloadRequest): Promise<Response> {
  if (!mayDo(req, 'create')) return refuse(403, 'Your role may not import stores.')
  const csv = (await req.text?.()) ?? ''
  if (csv.length > LARGEST_FILE) return refuse(413, 'The file is too large.')
  const { rows, problems } = storesFromCsv(csv)
  if (problems.length > 0) return Response.json({ message: 'Nothing was changed.', errors: problems.map((message) => ({ message })) }, { status: 400 })
  return inOne(req, async () => {
    const ids = new Map((await readStores(req)).map(({ slug, id }) => [slug, id]))
    for (const { slug, data } of rows) {
      const id = ids.get(slug)
      const writing = { collection, locale: 'all' as never, req, overrideAccess: true, depth: 0 }
      if (id === undefined) await req.payload.create({ ...writing, data: { slug, ...data } as never })
      else await req.payload.update({ ...writing, id, data: data as never })
    }
    return { imported: rows.length }
  })
}

const words = z.object({ en: z.string().trim().max(200).default(''), fr: z.string().trim().max(200).default('') })
const holiday = z.object({ provinces: z.array(z.enum(provinces as [string, ...string[]])).min(1), date: z.iso.date(), open: z.string().trim().min(1).max(60), close: z.string().trim().max(60).default(''), name: words, notice: words })

async function writeHoliday(req: PayloadRequest): Promise<Response> {
  if (!mayDo(req, 'update')) return refuse(403, 'Your role may not change stores.')
  const given = holiday.safeParse(await req.json?.().catch(() => undefined))
  if (!given.success) return Response.json({ message: 'Nothing was changed.', errors: given.error.issues.map(({ path, message }) => ({ message: `${path.join('.')}: ${message}` })) }, { status: 400 })
  const { provinces: where, date, open, close, name, notice } = given.data
  return inOne(req, async () => {
    const stores = (await readStores(req)).filter(({ province }) => where.includes(province))
    for (const { id, exceptions } of stores) {
      // Twice the same holiday is one: what the day had before goes.
      const others = (exceptions ?? []).filter((exception) => exception.date !== date)
      const all = [...others, { date, open, close, name, notice }].toSorted((a, b) => a.date.localeCompare(b.date))
      await req.payload.update({ collection, id, data: { exceptions: all } as never, locale: 'all' as never, req, overrideAccess: true, depth: 0 })
    }
    return { changed: stores.length }
  })
}

async function inOne(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  const ours = await initTransaction(req)
  try {
    const answer = await work()
    if (ours) await commitTransaction(req)
    return Response.json(answer)
  } catch (error) {
    await killTransaction(req)
    if (error instanceof ValidationError) return Response.json({ message: 'Nothing was changed.', errors: error.data.errors }, { status: 400 })
    throw error
  }
}

async function readStores(req: PayloadRequest): Promise<StoreDoc[]> {
  const { docs } = await req.payload.find({ collection, locale: 'all' as never, sort: 'slug', depth: 0, pagination: false, overrideAccess: true, req })
  return docs as unknown as StoreDoc[]
}

const mayDo = ({ user }: PayloadRequest, operation: 'read' | 'create' | 'update'): boolean => allowed(roleOf(user), 'stores', operation)
const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

const warnings: Record<HoursProblem['problem'], string> = {
  unreadable: 'cannot be read as hours; shoppers see the text as it is, and no message',
  overlap: 'two openings overlap',
  'open-and-closed': 'is open and closed',
  'through-the-night': 'goes on for more than twelve hours past midnight; are opening and closing swapped?',
  'no-day': 'is no day of the calendar (YYYY-MM-DD), so it never applies',
}

/** Shows what looks impossible in the form of one store; it is a warning, nothing is refused. */
export const warnOfHours: CollectionAfterReadHook = ({ doc, findMany, req }) => {
  if (findMany || req.payloadAPI === 'local') return doc
  const { hours, exceptions } = doc as StoreDoc
  const period = <Row extends { open: string; close?: string | null }>(row: Row) => ({ ...row, close: row.close ?? '' })
  doc.warnings = hoursProblems((hours ?? []).map(period), (exceptions ?? []).map(period)).map(({ of, problem, text }) => `${of}: ${text} ${warnings[problem]}.`).join('\n')
  return doc
}
