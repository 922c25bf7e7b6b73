import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import type { ManyKind } from '../../domain/catalog/change-many.ts'
import { namedChange, runTitle } from './run-title.ts'

/** Where what many products get or lose is kept. */
export const manyCollections = { tags: 'tags', collections: 'product-collections', categories: 'categories' } as const
type Kept = keyof typeof manyCollections

/** What the page of imports calls some runs: what they gave or took is named as the reader’s language names it. */
export async function runTitles(req: PayloadRequest, names: readonly string[]): Promise<(name: string) => string> {
  const [locale, named] = [localeOf(req), new Map<string, string>()]
  const place = (kind: ManyKind, key: string) => `${kind} ${key}`
  for (const kind of Object.keys(manyCollections) as Kept[]) {
    const keys = names.map(namedChange).flatMap((change) => (change?.kind === kind ? change.key : []))
    if (keys.length === 0) continue
    const { docs } = await req.payload.find({
      collection: manyCollections[kind],
      where: { key: { in: keys } },
      select: { key: true, name: true },
      pagination: false,
      depth: 0,
      locale,
    })
    for (const { key, name } of docs) named.set(place(kind, key), name)
  }
  return (name) => runTitle(name, locale, (kind, key) => named.get(place(kind, key)))
}
