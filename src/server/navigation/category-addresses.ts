import type { PayloadRequest } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { vocabularyFromDocs } from '../../cms/from-doc/vocabulary.ts'
import { readRequest } from '../../cms/read-request.ts'
import type { CategoryTree } from '../../domain/catalog/category.ts'

/** The categories as they are stored now, with their paths. */
export async function readCategoryTree(req: PayloadRequest): Promise<CategoryTree> {
  const all = { locale: 'all', depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await req.payload.find({ ...all, collection: 'categories', req: readRequest(req) })
  const empty = { brands: [], collections: [], colours: [], tags: [], sellers: [], media: [] }
  return vocabularyFromDocs({ ...empty, categories: inAllLocales('categories', docs) }).tree
}
