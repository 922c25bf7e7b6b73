import { isLocale, type Locale } from '../locale.ts'
import { paths } from '../paths.ts'
import type { Picture, Product } from './product.ts'

/** How many products a browser remembers, and how many are shown. */
export const [MOST_VIEWED, MOST_VIEWED_SHOWN] = [12, 8]

/** What is remembered of a product whose page was open: nothing that goes out of date, such as a price. */
export type Viewed = {
  id: string
  href: string
  title: string
  brand: string
  picture?: Omit<Picture, 'alt' | 'focus'>
}

type Shown = Pick<Product, 'id' | 'slug' | 'title' | 'brand' | 'colours' | 'pictures'>

export function viewedProduct({ id, slug, title, brand, colours, pictures }: Shown, locale: Locale): Viewed {
  const picture = colours[0]?.pictures[0] ?? pictures[0]
  return {
    id,
    href: paths.product(locale, id, slug),
    title,
    brand: brand.name,
    ...(picture && { picture: { file: picture.file, width: picture.width, height: picture.height } }),
  }
}

/** The list with a product put first, each once. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): Viewed[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, MOST_VIEWED)

/** Those to show beside a product, where there is one: the others, newest first. */
export const viewedBeside = (list: readonly Viewed[], id?: string): Viewed[] =>
  list.filter((each) => each.id !== id).slice(0, MOST_VIEWED_SHOWN)

/** What the browser has stored; untrusted, as anything that ran on this site could have written it. */
export function readViewed(json: string | null, locale: Locale): Viewed[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list.flatMap((each) => viewedOf(each, locale) ?? []).slice(0, MOST_VIEWED) : []
  } catch {
    return []
  }
}

function viewedOf(value: unknown, locale: Locale): Viewed | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, href, title, brand, picture } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof href !== 'string' || typeof title !== 'string' || typeof brand !== 'string')
    return undefined
  // A page of this shop in this language, and nothing that a browser could read as another address.
  const [, prefix, page] = href.split('/')
  if (!isLocale(prefix) || prefix !== locale || page !== 'product' || href.includes('\\')) return undefined
  const shown = pictureOf(picture)
  return { id, href, title, brand, ...(shown && { picture: shown }) }
}

function pictureOf(value: unknown): Viewed['picture'] {
  if (typeof value !== 'object' || value === null) return undefined
  const { file, width, height } = value as Record<string, unknown>
  if (typeof file !== 'string' || typeof width !== 'number' || typeof height !== 'number') return undefined
  return { file, width, height }
}
