import type { Payload } from 'payload'
import { menuFromDoc, type MenuDoc } from '../../cms/from-doc/menu.ts'
import { pictureIn, type Pictures, type Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { byFirstLetter } from '../../domain/catalog/brand-index.ts'
import { languageTag, type Locale } from '../../domain/locale.ts'
import { hasPanel, type BrandLetters, type BrandLink, type TopMenuItem } from '../../domain/navigation/menu.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { paths } from '../../domain/paths.ts'
import type { ShownLink, TopLinkWithLevel } from '../../domain/shell/shell.ts'
import type { ListingSources } from '../catalog/listing-sources.ts'
import { listingTarget } from '../catalog/listing-target.ts'
import { readAll } from '../database/read-all.ts'

/** The menus of a language in their order: what is published, or for a preview each one's latest draft. */
export function readMenus(payload: Payload, locale: Locale, draft: boolean): Promise<MenuDoc[]> {
  const where = { language: { equals: locale }, ...(!draft && { _status: { equals: 'published' } }) }
  return readAll(payload, 'menus', { sort: 'order', where, ...(draft && { draft }) })
}

/**
 * The whole main menu of a language, for its panels: with pictures, and with the brands by letter where a panel shows
 * them.
 */
export async function mainMenu(
  payload: Payload,
  locale: Locale,
  { catalogue, hits }: Pick<ListingSources, 'catalogue' | 'hits'>,
  draft = false,
): Promise<TopMenuItem[]> {
  const docs = (await readMenus(payload, locale, draft)).filter(({ placement }) => placement === 'main')
  const [vocabulary, { brands }] = [await catalogue.vocabulary(), await hits.counts(locale)]
  const selling = new Set(Object.keys(brands))
  const pictures = await catalogue.pictures(docs.flatMap((doc) => doc.picture ?? []))
  return docs.map((doc) => {
    const item = menuFromDoc(doc)
    const picture = pictureOf(doc, locale, vocabulary, pictures)
    return {
      ...item,
      ...(picture && { image: pictureIn(picture, locale) }),
      ...(item.megaMenu === 'brands' && { letters: brandLetters(locale, vocabulary, selling) }),
    }
  })
}

/** A top item as every page shows it: with its second level, for crawlers and for pages without JavaScript. */
export function topLink(doc: MenuDoc, locale: Locale): TopLinkWithLevel {
  const { title, url, megaMenu, subnav, groups } = menuFromDoc(doc)
  const shown = (link: { title: string; url: string }): ShownLink => ({
    title: link.title,
    href: localeHref(locale, link.url),
  })
  return {
    ...shown({ title, url }),
    ...(megaMenu && hasPanel({ megaMenu, subnav, groups }) && { megaMenu }),
    links: subnav.map(shown),
    ...(groups.length > 0 && { promos: groups.map(shown) }),
  }
}

/** The picture that the editor gave the item, else the one that its category has. */
function pictureOf({ picture, url }: MenuDoc, locale: Locale, vocabulary: Vocabulary, pictures: Pictures) {
  if (picture !== null && picture !== undefined) return pictures.get(picture)
  const listing = `${paths.allProducts(locale)}/`
  const href = localeHref(locale, url).split(/[?#]/, 1)[0] ?? ''
  return href.startsWith(listing)
    ? listingTarget(locale, href.slice(listing.length), vocabulary)?.category?.picture
    : undefined
}

function brandLetters(locale: Locale, { brands }: Vocabulary, selling: ReadonlySet<string>): BrandLetters {
  const links = [...brands.values()]
    .filter(({ key }) => selling.has(key))
    .map(({ key, name, logo }): BrandLink => ({
      title: name,
      url: paths.brand(locale, key),
      ...(logo && { logo: pictureIn(logo, locale) }),
    }))
  return byFirstLetter(links, ({ title }) => title, languageTag[locale])
}
