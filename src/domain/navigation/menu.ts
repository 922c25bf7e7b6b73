import type { Picture } from '../catalog/product.ts'

/** Where a top item stands: in the main menu, among the links to help, or in the footer. */
export const placements = ['main', 'help', 'footer'] as const
export type Placement = (typeof placements)[number]

/** What a top item opens (acceptance 61). */
export const megaMenuTypes = ['subNav', 'brands', 'about'] as const
export type MegaMenuType = (typeof megaMenuTypes)[number]

/**
 * A link of the menu. `coopBrand` is the brand that pays for the place, absent where the data has null (acceptance 59).
 */
export type MenuLink = { title: string; url: string; coopBrand?: string }

/** `groups` are extra promo links (deals, new, gift cards) shown beside `subnav`, not inside it (acceptance 60). */
export type MenuItem = MenuLink & { subnav: MenuItem[]; groups: MenuLink[]; image?: Picture }

/** Brands by their first letter, in the order of the language; `#` is for those that begin with none. */
export type BrandLink = MenuLink & { logo?: Picture }
export type BrandLetters = { letter: string; brands: BrandLink[] }[]

/**
 * Without a `megaMenu` a top item is its plain link (acceptance 61). `letters` are what a panel of the type brands
 * shows.
 */
export type TopMenuItem = MenuItem & { megaMenu?: MegaMenuType; letters?: BrandLetters }

/**
 * The unpublished changes of a language's menus: top items by title, the URLs that lead nowhere, and where to see
 * it.
 */
export type WaitingMenu = {
  changed: string[]
  removed: string[]
  dead: { item: string; url: string }[]
  preview: string
}

/** An item with nothing below it is a plain link, whatever it could open; the brands come by themselves. */
export const hasPanel = ({ megaMenu, subnav, groups }: Pick<TopMenuItem, 'megaMenu' | 'subnav' | 'groups'>): boolean =>
  megaMenu === 'brands' || (megaMenu !== undefined && subnav.length + groups.length > 0)

/** Anything else renders as its plain link (acceptance 61). */
export const isMegaMenuType = (value: unknown): value is MegaMenuType => megaMenuTypes.some((type) => type === value)

/** An entry that is no link: the titles above it and its own, or its place in its list, from 1, without one. */
export type LeftOutEntry = { above: string[]; at: number; isGroup: boolean; title?: string }
type Place = Pick<LeftOutEntry, 'above' | 'isGroup'>

/**
 * A menu from JSON as content systems export it (`co-op_brand_attribute`, `subnav`, `groups`, `mega_menu` or
 * `megaMenu`).
 * Entries without a title, or with neither URL nor children, are left out with all beneath them, and named; nulls count
 * as absent.
 */
export function parseMenu(json: unknown): { menu: TopMenuItem[]; leftOut: LeftOutEntry[] } {
  const leftOut: LeftOutEntry[] = []
  const menu = list(json).flatMap((entry, i) =>
    parseItem(entry, i, leftOut, []).map((item) => {
      const megaMenu = field(entry, 'mega_menu') ?? field(entry, 'megaMenu')
      return isMegaMenuType(megaMenu) ? { ...item, megaMenu } : item
    }),
  )
  return { menu, leftOut }
}

function parseItem(json: unknown, i: number, leftOut: LeftOutEntry[], above: string[]): MenuItem[] {
  const title = text(json, 'title')
  const url = text(json, 'url')
  const below = list(field(json, 'subnav'))
  if (title === '' || (url === '' && below.length === 0)) return leave(leftOut, title, i, { above, isGroup: false })
  const path = [...above, title]
  const subnav = below.flatMap((each, at) => parseItem(each, at, leftOut, path))
  const groups = list(field(json, 'groups')).flatMap((each, at) => parseLink(each, at, leftOut, path))
  const image = parsePicture(field(json, 'image'))
  if (url === '' && subnav.length === 0) return []
  return [{ title, url, ...coopBrandOf(json), subnav, groups, ...(image && { image }) }]
}

function parseLink(json: unknown, i: number, leftOut: LeftOutEntry[], above: string[]): MenuLink[] {
  const title = text(json, 'title')
  const url = text(json, 'url')
  if (title === '' || url === '') return leave(leftOut, title, i, { above, isGroup: true })
  return [{ title, url, ...coopBrandOf(json) }]
}

function leave(leftOut: LeftOutEntry[], title: string, i: number, place: Place): [] {
  leftOut.push({ ...place, at: i + 1, ...(title && { title }) })
  return []
}

const coopBrandOf = (json: unknown): { coopBrand?: string } => {
  const coopBrand = text(json, 'co-op_brand_attribute')
  return coopBrand === '' ? {} : { coopBrand }
}

function parsePicture(json: unknown): Picture | undefined {
  const file = text(json, 'file')
  const width = field(json, 'width')
  const height = field(json, 'height')
  if (file === '' || typeof width !== 'number' || typeof height !== 'number') return undefined
  return { file, width, height, alt: text(json, 'alt') }
}

const list = (json: unknown): unknown[] => (Array.isArray(json) ? json : [])

const field = (json: unknown, name: string): unknown => (isRecord(json) ? json[name] : undefined)

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

const text = (json: unknown, name: string): string => {
  const value = field(json, name)
  return typeof value === 'string' ? value.trim() : ''
}
