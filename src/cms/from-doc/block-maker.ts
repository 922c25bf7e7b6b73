import type { SafeHtml } from '../../domain/content/slice.ts'
import type { Slice } from '../../domain/content/slice.ts'
import type { OwnVideo } from '../../domain/content/slice.ts'
import type { TeasedStore } from '../../domain/content/slice.ts'
import type { Picture } from '../../domain/catalog/product.ts'
import type { Scope } from '../../domain/catalog/scope.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Id } from './localized.ts'
import type { BlockDoc } from './page-block.ts'

/** A carousel's query to the catalogue. */
export type CarouselSource =
  | { kind: 'products'; ids: Id[] }
  | { kind: 'scope'; scope: Scope; limit: number }
  | { kind: 'search'; query: string; limit: number }

/** The references of slices, looked up by the caller; everything is in one language. */
export type PageReferences = {
  picture(id: unknown): Picture | undefined
  category(id: unknown): { key: string; name: string; href: string; picture?: Picture } | undefined
  collectionKey(id: unknown): string | undefined
  page(id: unknown): { title: string; summary: string; href: string; picture?: Picture } | undefined
  products(source: CarouselSource): Extract<Slice, { type: 'productcarousel' }>['products']
  more(source: CarouselSource): { label: string; href: string } | undefined
  store(id: unknown): TeasedStore | undefined
  /** The player in a video site's HTML, and the address it is loaded from; undefined for an unknown site. */
  video(html: string, title: string): { html: SafeHtml; url: string } | undefined
  /** A video of our own. */
  ownVideo(id: unknown): { file: OwnVideo; url: string } | undefined
  /** The address of a frame, if its site is listed. */
  frameUrl(url: string): string | undefined
  form(html: string): SafeHtml | undefined
  richText(markdown: string): SafeHtml
  inlineText(markdown: string): SafeHtml
  log(sentence: string): void
}

export type BlockBody<T extends Slice['type']> = Omit<Extract<Slice, { type: T }>, 'id'>

export type Maker<T extends Slice['type']> = (
  block: BlockDoc,
  locale: Locale,
  references: PageReferences,
) => BlockBody<T> | undefined
