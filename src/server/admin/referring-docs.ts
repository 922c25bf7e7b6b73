import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { inBoth, type Both } from '../../domain/locale.ts'
import { isPlainObject } from '../../domain/plain-object.ts'
import type { DocName } from '../../domain/sample-data.ts'
import { referencesIn, type Paths } from '../sample-data/references.ts'

/** The field by which the admin calls documents of a collection. */
export const titleField = ({ admin }: SanitizedCollectionConfig): string => admin.useAsTitle ?? 'id'

/** What the admin calls a document. */
export const titleOf = (config: SanitizedCollectionConfig, doc: object): string =>
  String(new Map<string, unknown>(Object.entries(doc)).get(titleField(config)) ?? '')

/** The same of one read in all languages: in each, empty where it has none. */
export function titlesOf(config: SanitizedCollectionConfig, doc: object): Both {
  const title: unknown = new Map<string, unknown>(Object.entries(doc)).get(titleField(config))
  return inBoth((locale) => String((isPlainObject(title) ? title[locale] : title) ?? ''))
}

export type Referring = { id: string; title: string }

/**
 * The documents of a collection that refer to another, published or in their newest draft; those with blocks are read
 * one by one.
 */
export async function referringDocs(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { hasBlocks, paths }: Paths,
  [target, id]: [CollectionSlug, number],
): Promise<Referring[]> {
  const where: Where = hasBlocks ? {} : { or: paths.map((path) => ({ [path]: { equals: id } })) }
  const docs = new Map<string, Referring>()
  for (const draft of config.versions?.drafts ? [false, true] : [false]) {
    const found = await req.payload.find({
      collection: config.slug as CollectionSlug,
      where,
      draft,
      depth: 0,
      pagination: false,
      locale: localeOf(req),
      overrideAccess: true,
      ...(!hasBlocks && { select: { [titleField(config)]: true } }),
      req: readRequest(req),
    })
    for (const doc of found.docs) {
      if (!hasBlocks || refersTo(config.flattenedFields, doc, `${target} ${id}`))
        docs.set(String(doc.id), { id: String(doc.id), title: titleOf(config, doc) })
    }
  }
  return [...docs.values()]
}

/** Does a document, read without depth, refer to that one? */
export const refersTo = (fields: readonly FlattenedField[], doc: unknown, name: DocName): boolean =>
  [...referencesIn(fields, doc)].includes(name)
