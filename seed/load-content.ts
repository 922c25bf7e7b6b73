import { spacedIn } from '../src/domain/french-spacing.ts'
import { locales, type Locale } from '../src/domain/locale.ts'
import { readContent, type SeedPage, type SeedSlice } from './content.ts'
import { filmVideo } from './film/film-file.ts'
import { film } from './film/portage-day.ts'
import { iconPicture, type ServiceIcon } from './illustrations/icons.ts'
import { scenePicture } from './illustrations/scene-file.ts'
import type { Seeding } from './seeding.ts'
import { both, type Ids } from './load-vocabulary.ts'
import { readFooterMenu, readHelpMenu, readMenus, type SeedMenu } from './menus.ts'

/** Stores, promo messages, menus and pages. */
export async function loadContent(seeding: Seeding, ids: Ids): Promise<void> {
  const { stores, promos, redirects, pages } = readContent()
  const menus = locales.flatMap((language) => [
    ...readMenus(language).map((menu) => ({ language, placement: 'main', menu })),
    ...readHelpMenu(language).map((menu) => ({ language, placement: 'help', menu })),
    ...readFooterMenu(language).map((menu) => ({ language, placement: 'footer', menu })),
  ])
  const total = stores.length + promos.length + menus.length + pages.length
  let done = 0
  const step = () => seeding.progress('stores, menus and pages', ++done, total)
  const { ensure } = seeding

  for (const { slug, name, description, departments, events, exceptions, ...store } of stores) {
    await ensure('stores', { slug }, async () => ({
      ...store,
      name: both(name),
      description: both(description),
      departments: both({ en: departments.en.join('\n'), fr: departments.fr.join('\n') }),
      events: events.map(({ date, title, text }) => ({ date, title: both(title), text: both(text) })),
      exceptions: exceptions.map(({ date, open, close, name, notice }) => ({
        date,
        open,
        close,
        name: both(name),
        notice: both(notice),
      })),
      picture: await scenePicture(ensure, `store-${slug}`),
    }))
    step()
  }
  for (const [order, { text, url, icon }] of promos.entries()) {
    await ensure('promo-messages', { order: String(order) }, () => ({ text: both(text), url, icon, order }))
    step()
  }
  for (const [order, { language, placement, menu }] of menus.entries()) {
    const scene = placement === 'main' ? menuScenes[menu.url] : undefined
    await ensure('menus', { language, placement, url: menu.url }, async () => ({
      _status: 'published',
      ...menuData(menu, language),
      order,
      ...(scene && { picture: await scenePicture(ensure, scene) }),
    }))
    step()
  }
  for (const { from, to } of redirects) await ensure('redirects', { from }, () => ({ to, status: '301' }))
  await loadPages(seeding, ids, pages, step)
}

/** Scenes for the menus that lead to no category, which would lend its own. */
const menuScenes: Record<string, string> = {
  '/explore/gift-guide': 'gift-table',
  '/products': 'river-rapids',
  '/products/new': 'powder-trees',
  '/produits/nouveau': 'powder-trees',
  '/products/deals': 'autumn-lake',
  '/produits/aubaines': 'autumn-lake',
}

/** A menu is written in one language; French titles get their spaces. */
function menuData(menu: SeedMenu, language: Locale): SeedMenu {
  const spaced = <T extends { title: string }>(link: T): T => ({ ...link, title: spacedIn(language, link.title) })
  return {
    ...spaced(menu),
    groups: menu.groups.map(spaced),
    items: menu.items.map((item) => ({ ...spaced(item), links: item.links.map(spaced) })),
  }
}

/** Stories refer to pages, so those that do come last; the home page is one of them. */
async function loadPages({ ensure, payload }: Seeding, ids: Ids, pages: SeedPage[], step: () => void): Promise<void> {
  const pageIds = new Map<string, number>()
  const tellsStories = ({ layout }: SeedPage) => layout.some(({ type }) => type === 'stories')
  const products = await payload.find({
    collection: 'products',
    depth: 0,
    pagination: false,
    select: { code: true },
    overrideAccess: true,
  })
  const stores = await payload.find({
    collection: 'stores',
    depth: 0,
    pagination: false,
    select: { slug: true },
    overrideAccess: true,
  })
  const storeIds = new Map(stores.docs.map(({ id, slug }) => [String(slug), Number(id)]))
  const idOfCode = new Map(products.docs.map(({ id, code }) => [String(code), Number(id)]))
  for (const page of pages.toSorted((a, b) => Number(tellsStories(a)) - Number(tellsStories(b)))) {
    const picture = (scene: string, alt: { en: string; fr: string }) =>
      scenePicture(ensure, scene, { alt, page: page.key })
    const block = async (slice: SeedSlice): Promise<object> => {
      const worded = localised(slice)
      const { type: blockType, ...rest } = worded
      if (worded.type === 'columns')
        return {
          ...rest,
          blockType,
          columns: await Promise.all(worded.columns.map((column) => withIcon(ensure, column))),
        }
      if (slice.type === 'vertimage')
        return {
          blockType,
          vert_image: await picture(slice.picture.scene, slice.picture.alt),
          vert_copy: slice.copy && both(slice.copy),
          vert_link: slice.link,
        }
      if (slice.type === 'mediaembed')
        return {
          blockType,
          title: both(slice.title),
          source: 'own',
          opens: 'in-place',
          provider_name: 'Portage',
          video: await filmVideo(
            ensure,
            slice.film,
            slice.title,
            slice.shows.flatMap((code) => idOfCode.get(code) ?? []),
          ),
          poster: await picture(slice.poster.scene, slice.poster.alt),
          width: film.width,
          height: film.height,
        }
      if ('picture' in slice)
        return { ...rest, blockType, picture: await picture(slice.picture.scene, slice.picture.alt) }
      if (slice.type === 'categorytiles')
        return { ...rest, blockType, categories: slice.categories.map((key) => ids.categories.get(key)) }
      if (slice.type === 'stories') return { ...rest, blockType, pages: slice.pages.map((key) => pageIds.get(key)) }
      if (slice.type === 'storeteaser')
        return { ...rest, blockType, stores: slice.stores.map((slug) => storeIds.get(slug)) }
      if (slice.type === 'markdowncopy') return { blockType, copy: slice.copy.map((text) => ({ text: both(text) })) }
      if (slice.type === 'productcarousel')
        return {
          ...rest,
          blockType,
          category: slice.category && ids.categories.get(slice.category),
          collection: slice.collection && ids.collections.get(slice.collection),
          products: slice.products?.map((code) => idOfCode.get(code)),
        }
      return { ...rest, blockType }
    }
    const id = await ensure('pages', { key: page.key }, async () => ({
      _status: 'published',
      title: both(page.title),
      slug: page.slug,
      summary: both(page.summary),
      picture: await picture(page.picture, page.pictureAlt),
      hideTopRibbonAndStoreSelector: page.hideTopRibbonAndStoreSelector,
      layout: await Promise.all(page.layout.map(block)),
    }))
    pageIds.set(page.key, id)
    step()
  }
}

const withIcon = async (ensure: Seeding['ensure'], { icon, ...column }: { icon?: ServiceIcon }) => ({
  ...column,
  ...(icon && { picture: await iconPicture(ensure, icon) }),
})

/** French spaces in every text of a slice; keys, links and pictures stay as they are. */
function localised(slice: SeedSlice): SeedSlice {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const record = value as Record<string, unknown>
    if (typeof record.en === 'string' && typeof record.fr === 'string') return both({ en: record.en, fr: record.fr })
    return Object.fromEntries(Object.entries(record).map(([name, inner]) => [name, visit(inner)]))
  }
  return visit(slice) as SeedSlice
}
