import { storeLine } from '../../domain/address/address-lines.ts'
import type { Payload } from 'payload'
import { slicesFromDoc, type PageDoc } from '../../cms/from-doc/page.ts'
import type { CarouselSource, PageReferences } from '../../cms/from-doc/block-maker.ts'
import { wordsIn, type Id } from '../../cms/from-doc/localized.ts'
import { sliceName } from '../../cms/fields/slice-anchors.ts'
import { storeFromDoc, storePictures, type StoreDoc } from '../../cms/from-doc/store.ts'
import { ownVideoFromDoc, type VideoDoc } from '../../cms/from-doc/video.ts'
import { pictureIn, type Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import { addressOn, frameHosts } from '../../domain/content/embed-hosts.ts'
import { headingAnchors } from '../../domain/content/heading-anchors.ts'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { uniqueSliceIds } from '../../domain/content/slice-id.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { tags } from '../feed/cache-tags.ts'
import type { SearchSources } from '../catalog/listing-sources.ts'
import { readAll } from '../database/read-all.ts'
import { lookUp, type PageLookups } from './page-lookups.ts'
import { formHtml, inlineText, richText, videoEmbed } from './safe-html.ts'
import type { Tag } from '../app/shop.ts'

type Place = SearchSources & { payload: Payload; locale: Locale; tag: Tag }

/** Every page. The rows of a saved page have their ids, which Payload's types leave open. */
export const readPages = async (payload: Payload, options?: Parameters<typeof readAll>[2]): Promise<PageDoc[]> =>
  (await readAll(payload, 'pages', options)) as PageDoc[]

/**
 * A page of editors with everything its slices show; undefined where it is not written in the language. `docs` are all
 * pages it may refer to.
 */
export async function contentPageOf(whole: PageDoc, docs: PageDoc[], place: Place): Promise<ContentPage | undefined> {
  const { payload, catalogue, locale, tag } = place
  const doc = { ...whole, layout: (whole.layout ?? []).filter((block) => !block || isShownIn(block, locale)) }
  if (!wordsIn(doc.title, locale)) return undefined
  const vocabulary = await catalogue.vocabulary()
  const teasesStores = doc.layout.some((block) => block?.blockType === 'storeteaser')
  if (teasesStores) tag(tags.stores)
  const stores = teasesStores ? await readAll(payload, 'stores') : []
  const videos = doc.layout.some((block) => block?.blockType === 'mediaembed' && block.video)
    ? await readAll(payload, 'videos')
    : []
  const shownPictures = [doc, ...docs].flatMap(({ picture }) => picture ?? [])
  const lookups = await lookUp(doc, locale, vocabulary, place, [...shownPictures, ...stores.flatMap(storePictures)])
  const anchored = headingAnchors(uniqueSliceIds(doc.layout.flatMap((block) => (block ? sliceName(block) : []))))
  const references = referencesOf({ docs, locale, vocabulary, lookups, tag, stores, videos, anchored })
  const slices = slicesFromDoc(doc, locale, references)
  const ids = uniqueSliceIds(slices.map(({ id }) => id))
  const picture = references.picture(doc.picture)
  const [metaTitle, alternateLocaleUrl] = [wordsIn(doc.seo?.title, locale), wordsIn(doc.seo?.alternateUrl, locale)]
  return {
    title: wordsIn(doc.title, locale),
    summary: wordsIn(doc.summary, locale),
    ...(picture && { picture }),
    hideTopRibbonAndStoreSelector: doc.hideTopRibbonAndStoreSelector === true,
    path: pagePathsOf(doc),
    ...(metaTitle && { metaTitle }),
    ...(doc.seo?.noindex === true && { noindex: true }),
    ...(alternateLocaleUrl && { alternateLocaleUrl }),
    slices: slices.map((slice, i) => ({ ...slice, id: ids[i] ?? slice.id })),
  }
}

/** A page's path in each language it is written in. */
export const pagePathsOf = (doc: PageDoc): Partial<Record<Locale, string>> =>
  Object.fromEntries(locales.flatMap((locale) => (wordsIn(doc.title, locale) ? [[locale, pathOf(doc, locale)]] : [])))

const pathOf = (doc: PageDoc, locale: Locale) =>
  doc.key === 'home' ? paths.home(locale) : paths.explore(locale, wordsIn(doc.slug, locale))

type Known = {
  docs: PageDoc[]
  locale: Locale
  vocabulary: Vocabulary
  lookups: PageLookups
  stores: StoreDoc[]
  videos: VideoDoc[]
  tag: Tag
  /** The ids of the headings, in the order of the page. */
  anchored(html: string): string
}

function referencesOf({ docs, locale, vocabulary, lookups, stores, videos, tag, anchored }: Known): PageReferences {
  const picture: PageReferences['picture'] = (id) => {
    if (typeof id === 'number' || typeof id === 'string') tag(tags.media(id))
    const found = lookups.pictures.get(id as Id)
    return found && pictureIn(found, locale)
  }
  return {
    picture,
    category(id) {
      const found = vocabulary.categories.get(id as Id)
      if (!found) return undefined
      tag(tags.term('categories', found.key))
      // Without a picture of its own a category shows its most popular product.
      const best = lookups.best.get(found.key)
      if (!found.picture) tag(tags.scope({ category: found.key }), ...(best ? [tags.tile(best.id)] : []))
      const shown = found.picture
        ? pictureIn(found.picture, locale)
        : best?.picture && { ...best.picture, alt: best.title }
      return {
        key: found.key,
        name: found.name[locale],
        href: paths.listing(locale, found.path[locale]),
        ...(shown && { picture: shown }),
      }
    },
    collectionKey: (id) => vocabulary.collections.get(id as Id)?.key,
    page(id) {
      const found = docs.find((doc) => doc.id === id)
      return found && wordsIn(found.title, locale)
        ? {
            title: wordsIn(found.title, locale),
            summary: wordsIn(found.summary, locale),
            href: pathOf(found, locale),
            picture: picture(found.picture),
          }
        : undefined
    },
    products(source) {
      const tiles = lookups.tilesOf(source)
      if (source.kind === 'products') tag(...source.ids.map(tags.picked))
      else tag(source.kind === 'scope' ? tags.scope(source.scope) : tags.search)
      tag(...tiles.map(({ id }) => tags.tile(id)))
      return tiles
    },
    more: (source) => moreOf(source, locale, vocabulary),
    store(id) {
      const doc = stores.find((each) => each.id === id)
      const found = doc && storeFromDoc(doc, locale, lookups.pictures)
      return (
        found && {
          name: found.name,
          address: storeLine(found, locale),
          href: found.path[locale],
          ...(found.picture && { picture: found.picture }),
        }
      )
    },
    video: (html, title) => videoEmbed(html, title, locale),
    ownVideo(id) {
      const found = videos.find((video) => video.id === id)
      return found && ownVideoFromDoc(found)
    },
    frameUrl: (url) => addressOn(frameHosts, url),
    form: formHtml,
    richText: (markdown) => richText(markdown, locale, anchored),
    inlineText: (markdown) => inlineText(markdown, locale),
    log: (sentence) => console.warn(sentence),
  }
}

function moreOf(
  source: CarouselSource,
  locale: Locale,
  { tree, collections }: Vocabulary,
): { label: string; href: string } | undefined {
  if (source.kind === 'products') return undefined
  if (source.kind === 'search')
    return { label: m.carousel_more({}, { locale }), href: paths.search(locale, source.query) }
  const { category, collection, narrow } = source.scope
  const label = m.carousel_more({}, { locale })
  if (collection) {
    const slug = [...collections.values()].find(({ key }) => key === collection)?.slug[locale]
    return slug ? { label, href: paths.collection(locale, slug) } : undefined
  }
  return { label, href: paths.listing(locale, category ? (tree.byKey.get(category)?.path[locale] ?? '') : '', narrow) }
}
