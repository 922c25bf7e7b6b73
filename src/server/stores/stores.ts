import type { Payload } from 'payload'
import { storeFromDoc } from '../../cms/from-doc/store.ts'
import type { Locale } from '../../domain/locale.ts'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { tags } from '../feed/cache-tags.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { readAll } from '../database/read-all.ts'
import type { Shop, Tag } from '../app/shop.ts'

export function stores(payload: () => Promise<Payload>, catalogue: Catalogue): Pick<Shop, 'stores' | 'store'> {
  const all = async (locale: Locale, tag: Tag): Promise<StorePage[]> => {
    tag(tags.catalogue, tags.stores)
    const { media } = await catalogue.vocabulary()
    const docs = await readAll(await payload(), 'stores', { sort: 'slug' })
    return docs.flatMap((doc) => storeFromDoc(doc, locale, media) ?? [])
  }
  return {
    stores: all,
    store: async (locale, slug, tag) => (await all(locale, tag)).find((store) => store.slug === slug),
  }
}
