import { ValidationError, type CollectionAfterReadHook, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { boundTo } from '../../cms/access/bound-to.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import type { StoreDoc } from '../../cms/from-doc/store.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { storesToCsv } from '../../cms/stores-csv.ts'
import { storesFromCsv } from '../../cms/stores-from-csv.ts'
import { wordsIn } from '../../cms/from-doc/localized.ts'
import { hoursWarnings, replacedHours, storeWord } from '../../cms/stores-words.ts'
import { addDays, dayInZone } from '../../domain/time.ts'
import { provinceCodes } from '../../domain/address/province.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { givenFile } from '../import-export/file-encoding.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { createBoth, updateBoth } from '../database/update-both.ts'
import { readRequest } from '../../cms/read-request.ts'
import { allLocales } from '../database/all-locales.ts'

/**
 * For staff who manage stores: `GET /admin/api/stores/export` and `POST …/import` a CSV (by slug, all lines or none),
 * and `POST …/holiday` writes an exception, for one day or several, into all stores of some provinces or into some.
 */
export const storeImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: async (req) => exportStores(req) },
  { path: '/import', method: 'post', handler: async (req) => importStores(req) },
  { path: '/holiday', method: 'post', handler: async (req) => writeHoliday(req) },
]

const collection = 'stores'
const LARGEST_FILE = 2_000_000

async function exportStores(req: PayloadRequest): Promise<Response> {
  if (!mayDo(req, 'read')) return refuseUnread(403, storeWord(localeOf(req), 'noStaff'))
  return download(storesToCsv(await readStores(req)), 'stores.csv', 'text/csv')
}

async function importStores(req: PayloadRequest): Promise<Response> {
  if (!mayDo(req, 'create')) return refuseUnread(403, storeWord(localeOf(req), 'noRight'))
  const { text: csv, notes } = await givenFile(req)
  if (csv.length > LARGEST_FILE) return refuseUnread(413, storeWord(localeOf(req), 'tooLarge'))
  const { rows, problems } = storesFromCsv(csv, localeOf(req))
  if (problems.length > 0) return wrong(req, problems)
  return together(req, async () => {
    const ids = new Map((await readStores(req)).map(({ slug, id }) => [slug, id]))
    for (const { slug, data } of rows) {
      const id = ids.get(slug)
      if (id === undefined) await createBoth(req, collection, { slug, ...data })
      else await updateBoth(req, collection, id, data)
    }
    const locale = localeOf(req)
    // Implausible hours are accepted as they are, with a warning.
    return {
      imported: rows.length,
      warnings: [
        ...notes,
        ...rows.flatMap(({ slug, data }) =>
          [
            ...hoursWarnings(data, locale),
            ...(data.services.includes('pickup') ? [] : [storeWord(locale, 'noPickup')]),
          ].map((warning) => `${slug}: ${warning}`),
        ),
      ],
    }
  })
}

/** Days that are written at once (ours): each is a row of the store's form. */
const MOST_DAYS = 62
const words = z.object({ en: z.string().trim().max(200).default(''), fr: z.string().trim().max(200).default('') })
const holiday = z.object({
  provinces: z.array(z.enum(provinceCodes)).default([]),
  stores: z.array(z.string().min(1)).default([]),
  date: z.iso.date(),
  until: z.iso.date().optional(),
  open: z.string().trim().min(1).max(60),
  close: z.string().trim().max(60).default(''),
  name: words,
  notice: words,
})

async function writeHoliday(req: PayloadRequest): Promise<Response> {
  if (!mayDo(req, 'update')) return refuseUnread(403, storeWord(localeOf(req), 'noRight'))
  const given = holiday.safeParse(await req.json?.().catch(() => undefined))
  if (!given.success || given.data.provinces.length + given.data.stores.length === 0)
    return wrong(req, [storeWord(localeOf(req), 'badHoliday')])
  const { provinces, stores: slugs, date, until = date, ...exception } = given.data
  // Nowhere in Canada is it that day any more.
  if (date < dayInZone(Date.now(), 'America/Vancouver')) return wrong(req, [storeWord(localeOf(req), 'pastHoliday')])
  if (until < date || until >= addDays(date, MOST_DAYS))
    return wrong(req, [storeWord(localeOf(req), 'badLastDay', { n: MOST_DAYS })])
  const locale = localeOf(req)
  const days = Array.from({ length: MOST_DAYS }, (_, at) => addDays(date, at)).filter((day) => day <= until)
  return together(req, async () => {
    const own = boundTo(req.user)
    const stores = (await readStores(req)).filter(
      ({ slug, province }) =>
        (slugs.includes(slug) || provinces.some((code) => code === province)) && (own?.includes(slug) ?? true),
    )
    const replaced: string[] = []
    for (const { id, slug, name, exceptions } of stores) {
      // Twice the same holiday is one: what a day had before goes.
      const others = (exceptions ?? []).filter(({ date: day }) => !days.includes(day))
      for (const day of days) {
        const before = (exceptions ?? []).filter(
          (one) => one.date === day && !(one.open === exception.open && one.close === exception.close),
        )
        if (before.length > 0)
          replaced.push(replacedHours({ store: wordsIn(name, locale) || slug, day, before }, locale))
      }
      const all = [...others, ...days.map((day) => ({ date: day, ...exception }))]
      await req.payload.update({
        collection,
        id,
        // Their words are typed in one language only, like the locale.
        data: { exceptions: all.toSorted((a, b) => a.date.localeCompare(b.date)) } as never,
        locale: allLocales,
        req,
        overrideAccess: true,
        depth: 0,
      })
    }
    const warnings = hoursWarnings({ exceptions: [{ date, ...exception }] }, localeOf(req))
    return { changed: stores.length, warnings: [...warnings, ...replaced] }
  })
}

/** All of it or nothing, with what a save refuses as words. */
async function together(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await inRequestTransaction(req, work))
  } catch (error) {
    if (error instanceof ValidationError)
      return wrong(
        req,
        error.data.errors.map(({ message }) => message),
      )
    throw error
  }
}

async function readStores(req: PayloadRequest): Promise<StoreDoc[]> {
  const { docs } = await req.payload.find({
    collection,
    locale: 'all',
    sort: 'slug',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  return inAllLocales(collection, docs)
}

const mayDo = ({ user }: PayloadRequest, operation: 'read' | 'create' | 'update'): boolean =>
  allowed(roleOf(user), 'stores', operation)
/** Nothing of it was read: there is no list of what is wrong. */
const refuseUnread = (status: number, message: string): Response => Response.json({ message }, { status })
const wrong = (req: PayloadRequest, problems: string[]): Response =>
  refuseImport(400, storeWord(localeOf(req), 'unchanged'), problems)

/**
 * Shows what looks impossible in the form of one store, which the admin reads as one document; it is a warning,
 * nothing is refused.
 */
export const warnOfHours: CollectionAfterReadHook = ({ doc, findMany, req }) => {
  if (findMany) return doc
  doc.warnings = hoursWarnings(doc as StoreDoc, localeOf(req)).join('\n')
  return doc
}
