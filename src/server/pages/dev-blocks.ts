import type { Payload } from 'payload'
import type { Id } from '../../cms/from-doc/localized.ts'
import type { BlockDoc } from '../../cms/from-doc/page-block.ts'
import type { PageDoc } from '../../cms/from-doc/page.ts'
import { sampleLayout } from './block-samples.ts'
import type { SampleRefs } from './sample-refs.ts'
import type { SearchSources } from '../catalog/listing-sources.ts'
import { contentPageOf, readPages } from './page-content.ts'
import type { Shop } from '../app/shop.ts'

/** A page of every slice, from what the shop has: for developers only, at `/dev/blocks`. */
export function devBlocks(payload: () => Promise<Payload>, sources: SearchSources): Pick<Shop, 'blockSamples'> {
  return {
    async blockSamples(locale, tag) {
      const database = await payload()
      const pages = await readPages(database)
      // An unknown type and a null are in it too: the page must not fail on them (acceptance 72).
      const layout = [
        ...sampleLayout(await refsOf(database)),
        { blockType: 'of-tomorrow', blockName: 'unknown' },
        null,
      ].map((block, at) => block && { id: `sample-${at}`, ...block }) as BlockDoc[]
      const doc: PageDoc = {
        id: 0,
        key: 'blocks',
        title: { en: 'Every block', fr: 'Tous les blocs' },
        slug: { en: 'blocks', fr: 'blocs' },
        layout,
      }
      return contentPageOf(doc, pages, { ...sources, payload: database, locale, tag })
    },
  }
}

async function refsOf(payload: Payload): Promise<SampleRefs> {
  const some = async (
    collection: 'categories' | 'products' | 'product-collections' | 'pages' | 'stores' | 'videos',
    limit: number,
    where = {},
  ): Promise<Id[]> =>
    (
      await payload.find({
        collection,
        limit,
        depth: 0,
        where,
        overrideAccess: true,
        select: {},
      })
    ).docs.map(({ id }) => id as Id)
  const media = await payload.find({
    collection: 'media',
    limit: 2,
    depth: 0,
    where: { filename: { like: 'scene-' } },
    overrideAccess: true,
  })
  const [wide, other] = media.docs.map(({ id }) => id as Id)
  const [collection] = await some('product-collections', 1)
  const [video] = await some('videos', 1)
  return {
    categories: await some('categories', 5),
    products: await some('products', 5, { _status: { equals: 'published' } }),
    collection: collection ?? 0,
    pages: await some('pages', 5, { key: { not_equals: 'home' } }),
    stores: await some('stores', 3),
    wide: wide ?? 0,
    other: other ?? wide ?? 0,
    ...(video !== undefined && { video }),
  }
}
