import type { Picture } from '../catalog/product.ts'
import type { Tile } from '../catalog/tile.ts'
import type { Both } from '../locale.ts'

/** HTML that went through the sanitizing gate (src/server/pages/safe-html.ts); the only HTML a component accepts. */
export type SafeHtml = string & { readonly __safeHtml: true }

export const importances = ['primary', 'normal', 'other'] as const
export type Importance = (typeof importances)[number]
export const alertTypes = ['INFORMATION', 'SUCCESS', 'WARNING', 'ERROR'] as const
export type AlertType = (typeof alertTypes)[number]

/** A link of ours, with the locale prefix already in front. */
export type ActionItem = { label: string; href: string; importance: Importance }

/** A file of the shop's own, with the addresses of its captions in each language that has some. */
export type OwnVideo = { type: string; captions: Partial<Both> }

/**
 * A video, not asked for before the shopper plays it. `url` is the address that it is loaded from: by `html`, the
 * player of another site, or as our own `file`. In a `modal` it opens over the page.
 */
export type VideoEmbed = {
  title: string
  provider: string
  url: string
  width: number
  height: number
  poster?: Picture
  modal?: boolean
} & ({ html: SafeHtml; file?: never } | { file: OwnVideo; html?: never })

/** One of a few texts side by side. */
export type Column = { heading: string; copy?: SafeHtml; picture?: Picture; href?: string }

export type TeasedStore = { name: string; address: string; href: string; picture?: Picture }

/**
 * A block of a content page, in one language, with everything it shows. `id` is its anchor, unique on the page
 * (acceptance 71).
 */
export type Slice = { id: string } & (
  | { type: 'hero'; heading: string; text: string; picture?: Picture; actions: ActionItem[] }
  | { type: 'categorytiles'; heading: string; tiles: { title: string; href: string; picture?: Picture }[] }
  | { type: 'productcarousel'; heading: string; products: Tile[]; more?: { label: string; href: string } }
  | { type: 'stories'; heading: string; stories: { title: string; text: string; href: string; picture?: Picture }[] }
  | { type: 'markdowncopy'; copy: SafeHtml[] }
  | { type: 'image'; picture: Picture; caption?: SafeHtml; href?: string }
  | { type: 'action'; items: ActionItem[] }
  | { type: 'inlinealert'; text: SafeHtml; alertType: AlertType }
  | { type: 'vertimage'; picture: Picture; copy?: SafeHtml; href?: string }
  | ({ type: 'mediaembed' } & VideoEmbed)
  | { type: 'iframeembed'; src: string; title: string; width: number; height: number }
  | { type: 'formembed'; html: SafeHtml }
  | { type: 'dropdown'; title: string; copy: SafeHtml; isOpen: boolean }
  | { type: 'columns'; heading: string; columns: Column[] }
  | { type: 'storeteaser'; heading: string; text: string; stores: TeasedStore[] }
)

export type SliceOf<T extends Slice['type']> = Extract<Slice, { type: T }>
