import type { Payload } from 'payload'
import { bothOf } from '../../cms/from-doc/localized.ts'
import { vocabularyFromDocs } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import { genders, shippingClasses } from '../../domain/catalog/product.ts'
import { isTaxedInFullUnasked, taxClasses } from '../../domain/tax/tax-class.ts'
import type { TaxedInFull } from '../../domain/tax/tax-report.ts'
import { readAll } from '../database/read-all.ts'

/** The products for children that are on sale and taxed in full, by the same rule as the checkout's. */
export async function kidsTaxedInFull(payload: Payload): Promise<TaxedInFull[]> {
  const { tree, categories } = vocabularyFromDocs({
    categories: await readAll(payload, 'categories', { sort: 'order' }),
    brands: [],
    collections: [],
    colours: [],
    tags: [],
    sellers: [],
    media: [],
  })
  const docs = await readAll(payload, 'products', {
    sort: 'code',
    where: { and: [{ _status: { equals: 'published' } }, { gender: { equals: 'kids' } }] },
  })
  return docs.flatMap((doc): TaxedInFull[] => {
    const own = (doc.categories ?? []).flatMap((id) => categories.get(id) ?? [])
    const product = {
      categories: own.map(({ key }) => key),
      gender: genders.find((gender) => gender === doc.gender),
      activities: doc.activities ?? [],
    }
    const isAsked = isTaxedInFullUnasked({
      ...product,
      categories: categoriesOf(tree, product),
      taxClass: taxClasses.find((name) => name === doc.taxClass),
      shippingClass: shippingClasses.find((name) => name === doc.shippingClass) ?? 'standard',
    })
    return isAsked
      ? [{ id: String(doc.id), code: doc.code, title: bothOf(doc.title), categories: own.map(({ name }) => name) }]
      : []
  })
}
