import { ValidationError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import type { ProductDoc } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import {
  isSameLine,
  productsFromFile,
  productsToFile,
  type ProductLine,
  type ProductsRead,
} from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import {
  docFromLine,
  lineFromDoc,
  referred,
  unknownKeys,
  type IdOf,
  type KeyOf,
  type Referred,
} from '../../cms/product-line.ts'
import type { Locale } from '../../domain/locale.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { readAll } from '../database/read-all.ts'
import { createBoth, updateBoth } from '../database/update-both.ts'

/**
 * The published products as JSON lines, under `/admin/api/products`: `GET export`, and `POST import`, which writes by
 * code what differs from what is there and publishes it. Nothing is written unless every line is right; then each
 * product is a transaction of its own, as a shop that sells cannot wait for thousands. An import that was broken off
 * is given again.
 */
export const productImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportProducts(req) },
  { path: '/import', method: 'post', handler: (req) => importProducts(req) },
]

const LARGEST_FILE = 50_000_000

async function exportProducts(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'products', 'read')) return refuseImport(403, fileWord(localeOf(req), 'noStaff'))
  const { keyOf } = await references(req.payload)
  const lines = (await publishedProducts(req.payload)).map((doc) => lineFromDoc(doc, keyOf))
  return download(productsToFile(lines), 'products.jsonl', 'application/jsonl')
}

async function importProducts(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'products', 'create')) return refuseImport(403, fileWord(locale, 'noRight'))
  const file = (await req.text?.()) ?? ''
  if (file.length > LARGEST_FILE) return refuseImport(413, fileWord(locale, 'tooLarge'))
  const { keyOf, idOf } = await references(req.payload)
  const there = new Map((await readAll(req.payload, 'products', { sort: 'code' })).map((doc) => [doc.code, doc]))
  const { lines, problems } = productsFromFile(file, locale)
  const wrong = [...problems, ...notFitting(lines, [...there.values()], idOf, locale)]
  if (wrong.length > 0) return refuseImport(400, fileWord(locale, 'unchanged'), wrong)
  let imported = 0
  for (const { at, product } of lines) {
    const doc = there.get(product.code)
    if (doc && doc._status === 'published' && isSameLine(lineFromDoc(doc, keyOf), product)) continue
    try {
      await write(req, product, doc?.id, idOf)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return refuseImport(
        400,
        fileWord(locale, 'stopped', { imported }),
        error.data.errors.map(({ message }) => fileWord(locale, 'line', { at, wrong: message })),
      )
    }
    imported++
  }
  return Response.json({ imported })
}

async function write(req: PayloadRequest, product: ProductLine, id: Id | undefined, idOf: IdOf): Promise<void> {
  const data = { ...docFromLine(product, idOf), _status: 'published' }
  if (id === undefined) await createBoth(req, 'products', data)
  else await inRequestTransaction(req, () => updateBoth(req, 'products', id, data))
}

/** What is right in itself and does not fit to what the shop holds. */
function notFitting(lines: ProductsRead['lines'], there: readonly ProductDoc[], idOf: IdOf, locale: Locale): string[] {
  const coming = new Set(lines.map(({ product }) => product.code))
  const owner = new Map(
    there
      .filter(({ code }) => !coming.has(code))
      .flatMap(({ code, variants }) => (variants ?? []).map(({ sku }) => [sku, code] as const)),
  )
  return lines.flatMap(({ at, product }) => {
    const unknown = unknownKeys(product, idOf).map((values) => fileWord(locale, 'unknown', values))
    const taken = product.variants.flatMap(({ sku }) =>
      owner.has(sku) ? [fileWord(locale, 'taken', { name: sku, code: owner.get(sku)! })] : [],
    )
    return [...unknown, ...taken].map((wrong) => fileWord(locale, 'line', { at, wrong }))
  })
}

const publishedProducts = (payload: Payload) =>
  readAll(payload, 'products', { sort: 'code', where: { _status: { equals: 'published' } } })

/** What products refer to, both ways. */
async function references(payload: Payload): Promise<{ keyOf: KeyOf; idOf: IdOf }> {
  const keys = new Map<Referred, Map<Id, string>>()
  const ids = new Map<Referred, Map<string, Id>>()
  for (const collection of referred) {
    const rows = (await readAll(payload, collection)).map(
      (doc) => [doc.id, String('key' in doc ? doc.key : doc.filename)] as const,
    )
    keys.set(collection, new Map(rows))
    ids.set(collection, new Map(rows.map(([id, key]) => [key, id])))
  }
  return {
    keyOf: (collection, id) => keys.get(collection)?.get(id),
    idOf: (collection, key) => ids.get(collection)?.get(key),
  }
}
