import type { CollectionSlug, Payload, Where } from 'payload'
import { sampleCollections, withoutReferenced, type DocName, type SampleCollection } from '../../domain/sample-data.ts'
import { rowsOf, sql } from '../database/database.ts'
import { referencesIn } from './references.ts'

/** What merchants make that refers to products, categories and the like, besides the sample's own collections. */
const merchants = ['markdowns', 'promotions', 'search-rules', 'search-synonyms', 'employee-rules'] as const
const CHUNK = 200

/** When the shop was filled with its sample catalogue, in milliseconds; undefined where it never was. */
export async function filledAt(payload: Payload): Promise<number | undefined> {
  const [mark] = await rowsOf(payload)<{ at: unknown }>(
    sql`select at from changes where target = 'seed' and doc_id = 'catalogue' order by id limit 1`,
  )
  return mark && Number(mark.at)
}

/** Documents of the sample that nobody saved since the shop was filled, and whether others were. */
export async function countSamples(payload: Payload, at: number): Promise<Record<SampleCollection, number>> {
  const counts = {} as Record<SampleCollection, number>
  for (const collection of sampleCollections)
    counts[collection] = (await payload.count({ collection, where: untouched(at), overrideAccess: true })).totalDocs
  return counts
}

export type Samples = {
  /** What may go, by collection, the newest first: children are made after their parents. */
  removable: Map<SampleCollection, (number | string)[]>
  /** Samples that a merchant changed, and samples that something that stays refers to. */
  changed: number
  referenced: number
}

/** What may go of the sample catalogue: neither changed by a merchant nor referred to by what is a merchant's. */
export async function findSamples(payload: Payload, at: number): Promise<Samples> {
  const references = new Map<DocName, DocName[]>()
  const staying: DocName[] = []
  let changed = 0
  for (const collection of [...sampleCollections, ...merchants]) {
    const config = payload.collections[collection].config
    const drafted = await draftedSince(payload, collection, at)
    for await (const doc of documents(payload, collection)) {
      const referred = [...referencesIn(config.flattenedFields, doc)]
      const wasFilled = isSample(collection) && Date.parse(doc.createdAt ?? '') <= at
      if (wasFilled && Date.parse(doc.updatedAt ?? '') <= at && !drafted.has(doc.id))
        references.set(`${collection} ${doc.id}`, referred)
      else {
        if (wasFilled) changed++
        staying.push(...referred)
      }
    }
  }
  for (const { slug, flattenedFields } of payload.config.globals)
    staying.push(
      ...referencesIn(flattenedFields, await payload.findGlobal({ slug, depth: 0, overrideAccess: true, draft: true })),
    )
  const removable = new Set(references.keys())
  const left = withoutReferenced(removable, staying, (name) => references.get(name) ?? [])
  const idsOf = (collection: SampleCollection) =>
    [...left]
      .filter((name) => name.startsWith(`${collection} `))
      .map((name) => name.slice(collection.length + 1))
      .toSorted((a, b) => Number(b) - Number(a))
  return {
    removable: new Map(sampleCollections.map((collection) => [collection, idsOf(collection)])),
    changed,
    referenced: removable.size - left.size,
  }
}

const isSample = (collection: string): collection is SampleCollection =>
  (sampleCollections as readonly string[]).includes(collection)

const untouched = (at: number): Where => {
  const time = new Date(at).toISOString()
  return { and: [{ createdAt: { less_than_equal: time } }, { updatedAt: { less_than_equal: time } }] }
}

type Found = { id: number | string; createdAt?: string; updatedAt?: string }

/** Every document as its editor sees it, with what waits in a draft. */
async function* documents(payload: Payload, collection: CollectionSlug): AsyncGenerator<Found> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await payload.find({
      collection,
      depth: 0,
      limit: CHUNK,
      page,
      sort: 'id',
      draft: true,
      overrideAccess: true,
    })
    yield* docs as Found[]
    if (!hasNextPage) return
  }
}

/** The documents whose newest version was saved since: a draft leaves the published document as it was. */
async function draftedSince(payload: Payload, collection: CollectionSlug, at: number): Promise<Set<number | string>> {
  if (!payload.collections[collection].config.versions) return new Set()
  const { docs } = await payload.findVersions({
    collection,
    where: { updatedAt: { greater_than: new Date(at).toISOString() } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
  })
  return new Set(docs.map(({ parent }) => parent as number | string))
}
