import { frenchSpacing } from '../src/domain/french-spacing.ts'
import { brandLogo } from './illustrations/brand-logo.ts'
import { scenePicture } from './illustrations/scene-file.ts'
import type { Seeding } from './seeding.ts'
import { readBrands, readCategories, readColours, readSellers, readTags } from './read-vocabulary.ts'
import { readContent } from './content.ts'

export type Ids = Record<'categories' | 'brands' | 'collections' | 'colours' | 'tags' | 'sellers', Map<string, number>>

type Both = { en: string; fr: string }
/**
 * The seed is written with ordinary spaces. Here French gets the no-break ones it asks for, and English that of a
 * temperature.
 */
export const both = ({ en, fr }: Both): Both => ({ en: en.replace(/(?<=\d) (?=°C)/g, '\u00a0'), fr: frenchSpacing(fr) })
const bothOr = (text: Both | undefined) => (text ? both(text) : undefined)

/** Scenes for the categories that the home page and the menus show. */
const categoryScenes: Record<string, string> = {
  clothing: 'coast-rain',
  footwear: 'forest-trail',
  'packs-and-bags': 'mountain-camp',
  'camping-and-hiking': 'night-tent',
  'ski-and-snowboard': 'ski-slope',
  climbing: 'climbing-wall',
  cycling: 'bike-ridge',
  paddling: 'lake-canoe',
  electronics: 'aurora',
  travel: 'prairie-sky',
  'running-and-training': 'running-road',
  'gift-cards': 'gift-table',
  kids: 'family-camp',
  women: 'kayak-fjord',
  men: 'glacier',
}

const provinces: Record<string, Both> = {
  AB: { en: 'Alberta', fr: 'Alberta' },
  BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
  MB: { en: 'Manitoba', fr: 'Manitoba' },
  NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  NU: { en: 'Nunavut', fr: 'Nunavut' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  QC: { en: 'Quebec', fr: 'Québec' },
  SK: { en: 'Saskatchewan', fr: 'Saskatchewan' },
  YT: { en: 'Yukon', fr: 'Yukon' },
}

type SeedColour = ReturnType<typeof readColours>[number]
const loadColour = (ensure: Seeding['ensure'], { key, name, hex, family }: SeedColour): Promise<number> =>
  ensure('colours', { key }, () => ({ name: both(name), hex, family }))

/** Only the colours, which any shop can use. */
export async function loadColours({ ensure, progress }: Seeding): Promise<void> {
  const colours = readColours()
  for (const [at, colour] of colours.entries()) {
    await loadColour(ensure, colour)
    progress('colours', at + 1, colours.length)
  }
}

/** Everything that products refer to, parents first. Returns document ids by key. */
export async function loadVocabulary({ ensure, progress }: Seeding): Promise<Ids> {
  const copy = readContent()
  const ids: Ids = {
    categories: new Map(),
    brands: new Map(),
    collections: new Map(),
    colours: new Map(),
    tags: new Map(),
    sellers: new Map(),
  }
  const steps = {
    colours: readColours(),
    tags: readTags(),
    sellers: readSellers(),
    brands: readBrands(),
    categories: readCategories(),
    collections: Object.entries(copy.collections).map(([key, collection]) => ({ key, ...collection })),
  }
  const total = Object.values(steps).reduce((sum, list) => sum + list.length, 0)
  let done = 0
  const each = async <T extends { key: string }>(
    name: keyof Ids,
    list: T[],
    make: (item: T, order: number) => Promise<number>,
  ) => {
    for (const [order, item] of list.entries()) {
      ids[name].set(item.key, await make(item, order))
      progress('colours, brands and categories', ++done, total)
    }
  }
  await each('colours', steps.colours, (colour) => loadColour(ensure, colour))
  await each('tags', steps.tags, ({ key, name, path, hierarchy, colour, isLink }) =>
    ensure('tags', { key }, () => ({
      name: both(name),
      path,
      hierarchy,
      colour: colour === 'red outline' ? 'redOutline' : colour,
      isLink,
      info: bothOr(copy.tagInfo[key]),
    })),
  )
  await each('sellers', steps.sellers, ({ key, name, shipsFrom, returns }) =>
    ensure('sellers', { key }, () => ({ name, shipsFrom: both(shipsFrom), returns: both(returns) })),
  )
  await each('brands', steps.brands, ({ key, name, province, founded }) =>
    ensure('brands', { key }, async () => ({
      name,
      founded,
      origin: provinces[province],
      description: bothOr(copy.brandCopy[key]),
      logo: await ensure(
        'media',
        { filename: `logo-${key}.png` },
        () => ({ alt: { en: name, fr: name } }),
        () => brandLogo(key, name),
      ),
    })),
  )
  await each('categories', steps.categories, ({ key, parent, name, slug, rule, google }, order) =>
    ensure('categories', { key }, async () => ({
      name: both(name),
      slug,
      order,
      parent: parent && ids.categories.get(parent),
      description: bothOr(copy.categoryCopy[key]),
      picture: categoryScenes[key] && (await scenePicture(ensure, categoryScenes[key])),
      ...(google && { googleCategory: google }),
      ...(rule && {
        rule: {
          genders: rule.gender ?? [],
          activities: rule.activities ?? [],
          categories: (rule.categories ?? []).map((wanted) => ids.categories.get(wanted)),
        },
      }),
    })),
  )
  await each('collections', steps.collections, ({ key, name, slug, description }) =>
    ensure('product-collections', { key }, () => ({ name: both(name), slug, description: both(description) })),
  )
  return ids
}
