import { paths } from '../paths.ts'
import type { PriceInfo } from '../pricing/price.ts'
import type { ProductTag } from '../tags/tag.ts'
import type { Picture, StockStatus } from './product.ts'
import type { ProductRecord } from './product-record.ts'

/** The fields a product tile shows, and no others: they are sent to the browser twice (HTML and data). */
export type Tile = {
  id: string
  href: string
  title: string
  brand: string
  picture?: Picture
  price: PriceInfo
  swatches: { key: string; name: string; hex: string }[]
  tags: Pick<ProductTag, 'id' | 'name' | 'colour'>[]
  stock: StockStatus
  preorder: boolean
}

/** At most two tags on a tile, primary ones first; tags of some variants only stay on the product page. */
export function toTile(record: ProductRecord): Tile {
  const tags = record.tags
    .filter(({ variants }) => variants.length === 0)
    .toSorted((a, b) => a.hierarchy.localeCompare(b.hierarchy))
  return {
    id: record.id,
    href: paths.product(record.locale, record.id, record.slug),
    title: record.title,
    brand: record.brand.name,
    picture: record.colours.find(({ picture }) => picture)?.picture,
    price: record.price,
    swatches: record.colours.map(({ key, name, hex }) => ({ key, name, hex })),
    tags: tags.slice(0, 2).map(({ id, name, colour }) => ({ id, name, colour })),
    stock: record.stock,
    preorder: record.availability === 'Preorder',
  }
}
