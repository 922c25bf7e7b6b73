import type { CollectionConfig, PayloadRequest } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { languageOfForm } from '../pages/preview-link.ts'
import { readCategoryTree } from './category-addresses.ts'

type Doc = Record<string, unknown>
type AddressOf = (doc: Doc, locale: Locale, req: PayloadRequest) => string | undefined | Promise<string | undefined>

/** The address of what is called by one word of its own; undefined where that is not written. */
const by =
  (word: 'key' | 'slug', path: (locale: Locale, word: string) => string): AddressOf =>
  (doc, locale) => {
    const written = doc[word]
    return typeof written === 'string' && written ? path(locale, written) : undefined
  }

const addressOf: Record<string, AddressOf> = {
  brands: by('key', paths.brand),
  'product-collections': by('slug', paths.collection),
  'size-guides': by('slug', paths.sizeGuide),
  stores: by('slug', paths.store),
  // Its parents are in it, each by its slug.
  async categories({ key }, locale, req) {
    const path = (await readCategoryTree(req)).byKey.get(String(key))?.path[locale]
    return path && path.split('/').every(Boolean) ? paths.listing(locale, path) : undefined
  },
}

/**
 * Where what a form is about is in the shop, in the language of the form. Payload calls that its preview: it draws a
 * button for it, and cms/fields/shop-address.tsx writes it out. Pages and products have a preview of their drafts.
 */
export function withShopAddress(collection: CollectionConfig): CollectionConfig {
  const address = addressOf[collection.slug]
  if (!address) return collection
  return {
    ...collection,
    admin: {
      ...collection.admin,
      preview: async (doc, { locale, req }) => (await address(doc, languageOfForm(req, locale), req)) ?? null,
    },
  }
}
