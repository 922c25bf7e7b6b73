import type { PayloadRequest } from 'payload'
import { inAllLocales, type DocOf } from '../../cms/from-doc/doc-of.ts'
import type { ProductDoc } from '../../cms/from-doc/product.ts'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import {
  isSameLine,
  productReader,
  type ProductFault,
  type GivenProduct,
  type ProductLine,
} from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { filesOf, lineFromDoc, unknownKeys } from '../../cms/product-line.ts'
import { problemsOf } from '../../cms/product-problems.ts'
import type { PlaceOf, ReadableProduct } from '../../cms/readable-product.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { missingAltWords } from '../media/missing-alt.ts'
import { productKeys, type ProductKeys } from './product-keys.ts'

/** Products looked up at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 40

/**
 * `isDraft`: it is not published, and its pictures may lack words. `isPending`: it will differ. `kept`: SKUs that it has
 * and the file does not name.
 */
type Line = {
  at: number
  product: ProductLine
  isDraft?: boolean
  isPending?: boolean
  kept?: ReadonlySet<string>
  placeOf?: PlaceOf
}
/** A product that is wrong in itself: what it refers to is looked up all the same, so that all is said at once. */
type FaultyLine = { at: number; readable: ReadableProduct; kept?: ReadonlySet<string> }
export type CheckedProducts = {
  /** Each thing that is wrong, with its lines, in their order. */
  problems: string[]
  /** The lines whose products the shop does not have like that. */
  differing: ReadonlySet<number>
  /** How many of those the shop does not have at all, not even as drafts. */
  added: number
}

type IsPlanned = (field: string, name: string) => boolean

/** What a line would change: the product before, undefined for a new one, and whether a draft of it waits. */
export type Differing = Line & { before: object | undefined; hasDraft: boolean }

/**
 * Reads a file to its end and looks up all that its products name. Nothing is written, and no more than numbers are
 * kept.
 * @param differs gets each product that the shop does not have like that
 * @param isPlanned what the import makes before it writes products
 */
export async function checkProducts(
  req: PayloadRequest,
  source: AsyncIterable<GivenProduct>,
  progress: (done: number, total?: number) => void,
  differs: (line: Differing) => void = () => {},
  isPlanned: IsPlanned = () => false,
): Promise<CheckedProducts> {
  const locale = localeOf(req)
  const [read, rows] = [productReader(locale), rowsOf(req.payload)]
  const keys = await productKeys(rows)
  const faults: ProductFault[] = []
  const taken: { at: number; sku: string; code: string }[] = []
  const differing = new Set<number>()
  const [coming, kept] = [new Set<string>(), new Set<string>()]
  let [done, added] = [0, 0]
  const check = async (lines: readonly Line[], faulty: readonly FaultyLine[]) => {
    const docs = await productDocs(
      req,
      lines.map(({ product }) => product.code),
    )
    const drafts = await waitingDrafts(rows, docs)
    const known = await keys({
      files: [...lines.map(({ product }) => product), ...faulty.map(({ readable }) => readable)].flatMap(filesOf),
      ids: docs.flatMap(picturesOf),
    })
    const byCode = new Map(docs.map((doc) => [doc.code, doc]))
    const all = [
      ...lines.map((line) => ({ ...line, ...line.product })),
      ...faulty.map((line) => ({ ...line, ...line.readable })),
    ]
    const owners = await ownersOf(
      rows,
      all.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? [])),
    )
    for (const { at, code: own, variants, kept: its } of all) {
      if (own !== undefined) coming.add(own)
      for (const sku of its ?? []) kept.add(sku)
      for (const { sku } of variants)
        for (const code of owners.get(sku ?? '') ?? [])
          if (sku !== undefined && code !== own) taken.push({ at, sku, code })
    }
    for (const { at, product, isDraft = false, isPending = false, placeOf } of lines) {
      for (const wrong of faultsOf(product, known, locale, { isDraft, isPlanned })) faults.push({ at, wrong })
      const doc = byCode.get(product.code)
      const before = doc && lineFromDoc(doc, known.keyOf)
      const status = isDraft ? 'draft' : 'published'
      if (isPending || doc?._status !== status || !before || !isSameLine(before, product)) {
        differing.add(at)
        if (!doc) added++
        const hasDraft = doc !== undefined && drafts.has(Number(doc.id))
        differs({ at, product, isDraft, before, hasDraft, ...(placeOf && { placeOf }) })
      }
    }
    for (const { at, readable } of faulty)
      for (const wrong of unknownIn(readable, known, locale, isPlanned)) faults.push({ at, wrong })
    progress((done += lines.length + faulty.length))
    await yieldToEventLoop()
  }
  let [waiting, faulty]: [Line[], FaultyLine[]] = [[], []]
  let isEmpty = true
  for await (const given of source) {
    isEmpty = false
    const line = read(given)
    if ('faults' in line) {
      faults.push(...line.faults)
      if (line.readable) faulty.push({ ...('fields' in given && given), at: given.at, readable: line.readable })
    } else waiting.push({ ...('fields' in given && given), at: given.at, product: line.product })
    if (waiting.length + faulty.length < AT_ONCE) continue
    await check(waiting, faulty)
    waiting = []
    faulty = []
  }
  if (isEmpty) return { problems: [fileWord(locale, 'empty')], differing, added }
  await check(waiting, faulty)
  progress(done, done)
  // A product of the file loses the SKUs that its line leaves out, but for those that it keeps.
  for (const { at, sku, code } of taken)
    if (!coming.has(code) || kept.has(sku)) faults.push({ at, wrong: fileWord(locale, 'taken', { name: sku, code }) })
  return { problems: problemsOf(faults, locale), differing, added }
}

/** What is right in itself and does not fit to what the shop holds. */
const faultsOf = (
  product: ProductLine,
  known: ProductKeys,
  locale: Locale,
  { isDraft, isPlanned }: { isDraft: boolean; isPlanned: IsPlanned },
): string[] => [
  ...unknownIn(product, known, locale, isPlanned),
  ...[...new Set(isDraft ? [] : filesOf(product))].flatMap((file) => {
    const missing = known.missingAltOf(file)
    return missing.length > 0 ? [missingAltWords(locale, file, missing)] : []
  }),
]

/** What it refers to and the shop does not have. */
const unknownIn = (product: ReadableProduct, { idOf }: ProductKeys, locale: Locale, isPlanned: IsPlanned): string[] =>
  unknownKeys(product, idOf)
    .filter(({ field, name }) => !isPlanned(field, name))
    .map((values) => fileWord(locale, 'unknown', values))

/** As the database has them: what Payload's operations add for readers is of no use here. */
export async function productDocs(
  { payload }: Pick<PayloadRequest, 'payload'>,
  codes: readonly string[],
): Promise<DocOf<'products'>[]> {
  if (codes.length === 0) return []
  const { docs } = await payload.db.find({
    collection: 'products',
    locale: 'all',
    pagination: false,
    where: { code: { in: [...codes] } },
  })
  return inAllLocales('products', docs)
}

/** Those of the published ones of which a newer draft waits. */
export async function waitingDrafts(rows: Rows, docs: readonly ProductDoc[]): Promise<ReadonlySet<number>> {
  const published = docs.filter(({ _status }) => _status === 'published').map(({ id }) => Number(id))
  if (published.length === 0) return new Set()
  const found = await rows<{ parent_id: number }>(
    sql`select parent_id from _products_v where latest = true and version__status = 'draft' and parent_id in (${sqlList(published)})`,
  )
  return new Set(found.map(({ parent_id: id }) => Number(id)))
}

/** The products that have these SKUs, drafts too. */
async function ownersOf(rows: Rows, skus: readonly string[]): Promise<Map<string, string[]>> {
  const owners = new Map<string, string[]>()
  if (skus.length === 0) return owners
  const found = await rows<{ sku: string; code: string }>(
    sql`select v.sku, p.code from products_variants v join products p on p.id = v._parent_id where v.sku in (${sqlList(skus)})`,
  )
  for (const { sku, code } of found) owners.set(sku, [...(owners.get(sku) ?? []), code])
  return owners
}
