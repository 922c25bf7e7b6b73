import type { Field, Tab } from 'payload'
import { expect, test } from 'vitest'
import { products } from './collections/products.ts'
import type { ProductDoc } from './from-doc/product.ts'
import { productColumns, variantColumns, type ProductColumn } from './product-columns.ts'
import { wholeLine, type ProductLine } from './product-file.ts'
import { docFromLine, lineFromDoc } from './product-line.ts'

/** Fields that no file has. */
const leftOut = [
  // Lists of other products, some learned by the shop: a file of a part of the catalogue would empty them.
  'goesWith',
  'neverWith',
]

/** A product that has everything. Without a field of the line it does not compile. */
const line: Required<ProductLine> & { variants: [Required<ProductLine['variants'][number]>] } = {
  code: '5104-400',
  title: { en: 'Ridge Poles', fr: 'Bâtons Ridge' },
  slug: { en: 'ridge-poles', fr: 'batons-ridge' },
  brand: 'lowcloud',
  categories: ['camping'],
  description: { en: 'Two poles.', fr: 'Deux bâtons.' },
  features: { en: 'Light', fr: 'Légers' },
  materials: { en: 'Carbon', fr: 'Carbone' },
  care: { en: 'Dry them.', fr: 'Les sécher.' },
  specifications: [{ label: { en: 'Length', fr: 'Longueur' }, value: { en: '120 cm', fr: '120 cm' } }],
  gender: 'unisex',
  availability: 'Available',
  availableFrom: '2026-02-01',
  shippingClass: 'standard',
  taxClass: 'standard',
  seller: 'portage',
  lowStockUpTo: 3,
  isNew: true,
  popularity: 7,
  publishedOn: '2026-01-01',
  pictures: ['poles.jpg'],
  colours: [{ colour: 'plum', pictures: ['plum.jpg'] }],
  sizes: [{ key: 's', name: { en: 'S', fr: 'P' } }],
  variants: [
    {
      sku: '5104-400-S',
      colour: 'plum',
      size: 's',
      price: 120_00,
      salePrice: 90_00,
      employeePrice: 80_00,
      clearance: true,
      stocked: true,
      weightGrams: 480,
      gtin: '00012345678905',
      mpn: 'RP-1',
    },
  ],
  collections: ['winter'],
  activities: ['hiking'],
  tags: [{ tag: 'light', skus: ['5104-400-S'] }],
}

/** What Payload adds itself, once a configuration was made of the collection. */
const ofPayload = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', '_uuid', 'blockName'])

/** `variants.sku`, `title`: what is stored of a document, without its languages. */
function stored(fields: (Field | Tab)[], above = ''): string[] {
  return fields.flatMap((field) => {
    if ('type' in field && (field.type === 'ui' || ('virtual' in field && field.virtual))) return []
    if ('name' in field && field.name && ofPayload.has(field.name)) return []
    const path = 'name' in field && field.name ? `${above}${field.name}` : undefined
    if ('tabs' in field) return stored(field.tabs, above)
    if ('fields' in field) return stored(field.fields, path ? `${path}.` : above)
    return path ?? []
  })
}

const withoutLanguage = (path: readonly string[]): string => path.filter((part) => !/^(en|fr)$/.test(part)).join('.')
const ofColumn = (column: ProductColumn): string[] =>
  column.kind === 'lines'
    ? [...column.fields, ...(column.rest ? [[column.rest]] : [])].map((path) =>
        withoutLanguage([...column.path, ...path]),
      )
    : [withoutLanguage(column.path)]
const inTable = [
  ...productColumns.flatMap(ofColumn),
  ...variantColumns.flatMap(ofColumn).map((path) => `variants.${path}`),
]

/** The paths of a line’s values, as those of columns. */
const inLine = (value: unknown, path: string[] = []): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => inLine(each, path))
  if (typeof value !== 'object' || value === null) return [withoutLanguage(path)]
  return Object.entries(value).flatMap(([name, inner]) => inLine(inner, [...path, name]))
}

const sorted = (paths: string[]) => [...new Set(paths)].toSorted()

test('every field of a product is a column of its table, or is left out for a reason', () =>
  expect(sorted([...inTable, ...leftOut])).toEqual(sorted(stored(products.fields))))

test('a line has what the table has', () => expect(sorted(inLine(line))).toEqual(sorted(inTable)))

test('what a line says goes into the document, and comes out of it', () => {
  const doc = docFromLine(line, (_, key) => key) as ProductDoc
  expect(wholeLine(lineFromDoc(doc, (_, id) => String(id)))).toEqual(line)
})

test('what a line leaves out is emptied', () => {
  const { code, title, slug, brand, categories, description, publishedOn } = line
  const variants = [{ sku: 'A', price: 100 }]
  const least = wholeLine({ code, title, slug, brand, categories, description, publishedOn, variants })!
  const [all, some] = [line, least].map((each) => docFromLine(each, (_, key) => key) as ProductDoc)
  expect(Object.keys(some!).toSorted()).toEqual(Object.keys(all!).toSorted())
})
