import type { Locale } from '../../domain/locale.ts'
import { productReader, type ProductLine } from '../product-file.ts'
import { productOfRows } from '../product-of-rows.ts'
import { productsOfCsv } from '../product-table.ts'

/**
 * The products of a table, and what is wrong with it.
 * @param shop the products that are there
 */
export async function readTable(csv: string, locale: Locale = 'en', shop: readonly ProductLine[] = []) {
  const [reader, products, problems] = [productReader(locale), [] as ProductLine[], [] as string[]]
  for await (const rows of productsOfCsv(csv, locale)) {
    const before = shop.find(({ code }) => code === rows.lines[0]?.cells.code)
    const found = reader(productOfRows(rows, before, locale))
    if ('faults' in found) problems.push(...found.faults.map(({ at, wrong }) => `${at}: ${wrong}`))
    else products.push(found.product)
  }
  return { products, problems }
}

const titles = [
  'code,title_en,title_fr,slug_en,slug_fr,brand,categories,description_en,description_fr,published_on,colours',
  'sku,colour,price,sale_price,stocked',
].join(',')

/** `jacket`: the cells of a product, before those of a variant; `empty`: in place of them, on the rows of others. */
export const sampleTable = {
  titles,
  jacket: [
    '5101-204,Fundy Jacket,Veste Fundy,fundy-jacket,veste-fundy,saltspray,jackets | women',
    'Dry.,Au sec.,2026-01-01,plum | a.jpg | b.jpg',
  ].join(','),
  empty: ',,,,,,,,,,',
  table: (...rows: string[]): string => [titles, ...rows].join('\n'),
}
