import type { Both } from '../domain/locale.ts'
import { bothStored, type Id, type Localized } from './from-doc/localized.ts'
import type { ProductDoc } from './from-doc/product.ts'
import { fieldsInBoth } from './product-columns.ts'
import type { ProductLine } from './product-file.ts'
import type { ReadableProduct } from './readable-product.ts'

/** What a product refers to, by the collections it is in. */
export const referred = ['brands', 'categories', 'product-collections', 'colours', 'tags', 'sellers', 'media'] as const
export type Referred = (typeof referred)[number]

export type KeyOf = (collection: Referred, id: Id) => string | undefined
export type IdOf = (collection: Referred, key: string) => Id | undefined

/** A document as the line that would make it; it may lack what a line must have, such as words in one language. */
export function lineFromDoc(doc: ProductDoc, keyOf: KeyOf): object {
  const keys = (collection: Referred, ids: readonly Id[] | null | undefined) =>
    (ids ?? []).flatMap((id) => keyOf(collection, id) ?? [])
  return written({
    code: doc.code,
    title: bothStored(doc.title),
    slug: bothStored(doc.slug),
    brand: keyOf('brands', doc.brand),
    categories: keys('categories', doc.categories),
    description: bothStored(doc.description),
    features: bothStored(doc.features),
    materials: bothStored(doc.materials),
    care: bothStored(doc.care),
    specifications: (doc.specifications ?? []).map(({ label, value }) => ({
      label: bothStored(label),
      value: bothStored(value),
    })),
    gender: doc.gender,
    availability: doc.availability,
    availableFrom: doc.availableFrom,
    shippingClass: doc.shippingClass,
    taxClass: doc.taxClass,
    seller: doc.seller && keyOf('sellers', doc.seller),
    lowStockUpTo: doc.lowStockUpTo,
    isNew: doc.isNew === true,
    popularity: doc.popularity,
    publishedOn: doc.publishedOn,
    pictures: keys('media', doc.pictures),
    colours: (doc.colours ?? []).map(({ colour, pictures }) => ({
      colour: keyOf('colours', colour),
      pictures: keys('media', pictures),
    })),
    sizes: (doc.sizes ?? []).map(({ key, name }) => ({ key, name: bothStored(name) })),
    variants: (doc.variants ?? []).map(
      ({ sku, colour, size, price, salePrice, employeePrice, clearance, stocked, weightGrams, gtin, mpn }) =>
        written({
          sku,
          colour,
          size,
          price,
          salePrice,
          employeePrice,
          clearance: clearance === true,
          stocked: stocked !== false,
          weightGrams,
          gtin,
          mpn,
        }),
    ),
    collections: keys('product-collections', doc.collections),
    activities: doc.activities ?? [],
    tags: (doc.tags ?? []).map(({ tag, skus }) => ({ tag: keyOf('tags', tag), skus: skus ?? [] })),
  })
}

/** The document of a line whose keys are all known. Omitted fields are emptied. */
export function docFromLine(
  { brand, categories, collections, seller, pictures, colours, tags, variants, ...line }: ProductLine,
  idOf: IdOf,
): object {
  const ids = (collection: Referred, keys: readonly string[]) => keys.map((key) => idOf(collection, key))
  const empty: Localized & Both = { en: '', fr: '' }
  return {
    gender: null,
    availableFrom: null,
    taxClass: null,
    lowStockUpTo: null,
    ...Object.fromEntries(fieldsInBoth.map((name) => [name, empty])),
    ...line,
    brand: idOf('brands', brand),
    categories: ids('categories', categories),
    collections: ids('product-collections', collections),
    seller: seller === undefined ? null : idOf('sellers', seller),
    pictures: ids('media', pictures),
    colours: colours.map((row) => ({ colour: idOf('colours', row.colour), pictures: ids('media', row.pictures) })),
    tags: tags.map(({ tag, skus }) => ({ tag: idOf('tags', tag), skus })),
    variants: variants.map((row) => ({
      colour: null,
      size: null,
      salePrice: null,
      employeePrice: null,
      gtin: null,
      mpn: null,
      ...row,
    })),
  }
}

/** The keys of a line that lead to nothing, with the field they are in. */
export function unknownKeys(
  { brand, categories, collections, seller, pictures, colours, tags }: ReadableProduct,
  idOf: IdOf,
): { field: string; name: string }[] {
  const wanted: [field: string, collection: Referred, keys: readonly (string | undefined)[]][] = [
    ['brand', 'brands', [brand]],
    ['categories', 'categories', categories],
    ['collections', 'product-collections', collections],
    ['seller', 'sellers', [seller]],
    ['colours', 'colours', colours.map(({ colour }) => colour)],
    ['pictures', 'media', filesOf({ pictures, colours })],
    ['tags', 'tags', tags.map(({ tag }) => tag)],
  ]
  return wanted.flatMap(([field, collection, keys]) =>
    keys.flatMap((name) => (name === undefined || idOf(collection, name) !== undefined ? [] : [{ field, name }])),
  )
}

/** The files of its pictures, its own and those of its colours. */
export const filesOf = ({ pictures, colours }: Pick<ReadableProduct, 'pictures' | 'colours'>): string[] => [
  ...pictures,
  ...colours.flatMap((row) => row.pictures),
]

/** Without what is not written: null, nothing, no words in either language. */
const written = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && !isWordless(value),
    ),
  ) as Partial<Fields>
const isWordless = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value && value.en === '' && value.fr === ''
