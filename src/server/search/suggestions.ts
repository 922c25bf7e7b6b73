import type { Payload } from 'payload'
import { namedIn } from '../../domain/catalog/category-tree.ts'
import type { MenuLink } from '../../domain/navigation/menu.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { productIndex, suggestionIndex } from '../../domain/search/search-request.ts'
import { suggestionsOf, type SuggestionSources } from '../../domain/search/suggestion.ts'
import type { Engine } from '../../search-engine/index.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { mainMenu } from '../navigation/menu.ts'
import { productHits, type ProductHits } from './product-hits.ts'
import { successfulSearches } from './search-report.ts'

/**
 * Milliseconds; and how often something must have been searched to be suggested: what one person searches is that
 * person's.
 */
const [SEARCHED_SINCE, SEARCHED_LEAST] = [30 * 86_400_000, 5]

/**
 * Makes the suggestions of both languages, a count at a time; writes only where they differ from those that are there,
 * and says whether any did.
 */
export async function fillSuggestions(engine: Engine, payload: Payload, catalogue: Catalogue): Promise<boolean> {
  // The indexes themselves may wait for the suggestions, which so may not wait for them.
  const hits = productHits(
    async () => engine,
    async () => {},
  )
  let isOther = false
  for (const locale of locales) {
    const products = engine.index(productIndex(locale))
    const made = await suggestionsOf(await sourcesOf(locale, payload, { catalogue, hits }), async (query) => {
      await yieldToEventLoop()
      return products.search({
        query,
        hitsPerPage: 0,
        typoTolerance: false,
        removeWordsIfNoResults: 'none',
        analytics: false,
      }).nbHits
    })
    const index = engine.index(suggestionIndex(locale))
    const wanted = new Set(made.map(({ objectID }) => objectID))
    const gone = (engine.live.get(index.name)?.idsMeeting({}) ?? []).filter((id) => !wanted.has(id))
    const changed = made.filter((each) => JSON.stringify(index.peekObject(each.objectID)) !== JSON.stringify(each))
    if (gone.length > 0) await index.deleteObjects(gone)
    if (changed.length > 0) await index.saveObjects(changed)
    isOther ||= gone.length > 0 || changed.length > 0
  }
  return isOther
}

type Sources = { catalogue: Catalogue; hits: ProductHits }

async function sourcesOf(locale: Locale, payload: Payload, { catalogue, hits }: Sources): Promise<SuggestionSources> {
  const [{ tree, brands, collections }, menu] = [
    await catalogue.vocabulary(),
    await mainMenu(payload, locale, { catalogue, hits }),
  ]
  return {
    locale,
    inCategory: async (key) => {
      await yieldToEventLoop()
      return hits.inCategory(locale, key)
    },
    categories: namedIn([...tree.byKey.values()], locale).map(({ key, name }) => ({
      key,
      name: name[locale],
      isLeaf: tree.childrenOf(key).length === 0,
    })),
    brands: [...brands.values()],
    collections: [...collections.values()].map(({ key, name }) => ({ key, name: name[locale] })),
    menus: menu.flatMap(titlesIn),
    searched: await successfulSearches(payload, locale, Date.now() - SEARCHED_SINCE, SEARCHED_LEAST),
  }
}

type Titled = MenuLink & { subnav?: Titled[]; groups?: MenuLink[] }
const titlesIn = ({ title, subnav = [], groups = [] }: Titled): string[] => [
  title,
  ...subnav.flatMap(titlesIn),
  ...groups.map((each) => each.title),
]
