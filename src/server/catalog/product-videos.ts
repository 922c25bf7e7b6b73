import type { Payload } from 'payload'
import { wordsIn } from '../../cms/from-doc/localized.ts'
import { ownVideoFromDoc, type VideoDoc } from '../../cms/from-doc/video.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { readAll } from '../database/read-all.ts'
import { rowsIn } from '../database/rows-in.ts'
import { tags } from '../feed/cache-tags.ts'
import { ReadOnce } from '../feed/read-once.ts'
import type { Tag } from '../app/shop.ts'

type ShownProduct = Pick<ProductPage['product'], 'id' | 'title'>

/** Pixels: as large as a video is shown at most; one of another shape has bars beside it. */
const SHOWN = { width: 1280, height: 720 }

/** The shop's own videos by the products that they show, all in memory: a shop has some dozens. */
export class ProductVideos {
  readonly #videos = new ReadOnce(() => this.#read())

  constructor(private readonly payload: () => Promise<Payload>) {}

  forget(): void {
    this.#videos.forget()
  }

  /** The first video of a product, called as the product is where it has no title; undefined where none shows it. */
  async of({ id, title }: ShownProduct, locale: Locale, tag: Tag): Promise<ProductPage['video']> {
    tag(tags.videos)
    const doc = (await this.#videos.get()).get(id)
    const own = doc && ownVideoFromDoc(doc)
    return own && { title: wordsIn(doc.title, locale) || title, provider: 'own', ...SHOWN, ...own }
  }

  async #read(): Promise<Map<string, VideoDoc>> {
    const payload = await this.payload()
    const docs = await readAll(payload, 'videos', { sort: '-createdAt' })
    const codes = await rowsIn<{ id: number | string; code: string }>(
      rowsOf(payload),
      [...new Set(docs.flatMap(({ products }) => products ?? []))],
      (list) => sql`select id, code from products where id in (${list})`,
    )
    const codeOf = new Map(codes.map(({ id, code }) => [String(id), code]))
    // Of several the newest: it is set first, and stays.
    const videos = new Map<string, VideoDoc>()
    for (const doc of docs)
      for (const code of (doc.products ?? []).flatMap((id) => codeOf.get(String(id)) ?? []))
        if (!videos.has(code)) videos.set(code, doc)
    return videos
  }
}
