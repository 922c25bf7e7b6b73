import type { Payload } from 'payload'
import { storeFromDoc, storePictures } from '../../cms/from-doc/store.ts'
import type { Locale } from '../../domain/locale.ts'
import { steadyZone } from '../../domain/store-hours/steady-zone.ts'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { tags } from '../feed/cache-tags.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { readAll } from '../database/read-all.ts'
import type { Shop, Tag } from '../app/shop.ts'

export function stores(
  payload: () => Promise<Payload>,
  catalogue: Catalogue,
  now: () => number = Date.now,
): Pick<Shop, 'stores' | 'store'> {
  const all = async (locale: Locale, tag: Tag): Promise<StorePage[]> => {
    tag(tags.stores)
    const docs = await readAll(await payload(), 'stores', { sort: 'slug' })
    const pictures = docs.flatMap(storePictures)
    tag(...pictures.map(tags.media))
    const media = await catalogue.pictures(pictures)
    return docs.flatMap((doc) => {
      const store = storeFromDoc(doc, locale, media)
      if (!store) return []
      const { hours } = store
      return { ...store, hours: { ...hours, timeZone: steadyZone(hours.timeZone, now()) } }
    })
  }
  return {
    stores: all,
    store: async (locale, slug, tag) => (await all(locale, tag)).find((store) => store.slug === slug),
  }
}
