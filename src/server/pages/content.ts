import type { Payload } from 'payload'
import type { DocOf } from '../../cms/from-doc/doc-of.ts'
import { menuFromDoc, type MenuDoc } from '../../cms/from-doc/menu.ts'
import { wordsIn } from '../../cms/from-doc/localized.ts'
import { promisesFreeDelivery, termsInText, termsInTexts, type TextTerms } from '../../domain/content/terms-in-text.ts'
import { reachOf, specifiedReach } from '../../domain/shop-contact.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { MovedListing } from '../../domain/catalog/listing-page.ts'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { isOnAt } from '../../domain/shell/promo-schedule.ts'
import type { PromoMessage } from '../../domain/shell/shell.ts'
import { tags } from '../feed/cache-tags.ts'
import type { SearchSources } from '../catalog/listing-sources.ts'
import { readMenus, topLink } from '../navigation/menu.ts'
import { contentPageOf, pagePathsOf, readPages } from './page-content.ts'
import { readAll } from '../database/read-all.ts'
import type { ShopLacks } from '../settings/shop-lacks.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import type { Shop, Tag } from '../app/shop.ts'

type PromoDoc = DocOf<'promo-messages'>
const ICON_SIZE = 18

/** The paths of all published pages, for the sitemap. */
export async function pagePaths(payload: Payload): Promise<Partial<Record<Locale, string>>[]> {
  const docs = await readPages(payload, { where: { _status: { equals: 'published' } } })
  return docs.filter(({ seo }) => seo?.noindex !== true).map(pagePathsOf)
}

type TextSettings = Pick<ShopSettings, 'terms' | 'contact'>

const textTerms = async (settings: TextSettings, locale: Locale): Promise<TextTerms> => ({
  ...(await settings.terms()),
  ...(reachOf(await settings.contact(locale)) ?? specifiedReach),
})

/** The pages of editors: what is published, or for a preview each page's latest draft. */
function contentPages(
  payload: () => Promise<Payload>,
  { settings, ...sources }: SearchSources & { settings: TextSettings },
  draft = false,
): Pick<Shop, 'home' | 'contentPage'> {
  const page = async (
    locale: Locale,
    where: 'key' | 'slug',
    value: string,
    tag: Tag,
  ): Promise<ContentPage | undefined> => {
    // Before the look: that there is none is remembered too, and must be forgotten when it is published.
    tag(tags.pages)
    const docs = await readPages(await payload(), draft ? { draft } : { where: { _status: { equals: 'published' } } })
    const doc = docs.find((each) =>
      where === 'key' ? each.key === value : wordsIn(each.slug, locale) === value && each.key !== 'home',
    )
    const page = doc && (await contentPageOf(doc, docs, { ...sources, payload: await payload(), locale, tag }))
    return page && termsInTexts(page, await textTerms(settings, locale), locale)
  }
  return {
    home: (locale, tag) => page(locale, 'key', 'home', tag),
    async contentPage(locale, slug, tag): Promise<ContentPage | MovedListing | undefined> {
      const found = await page(locale, 'slug', slug, tag)
      if (found) return found
      // A slug of the other language, for example `/fr/explore/special-offers-clothing` (acceptance 14, 18).
      const path = (await page(otherLocale(locale), 'slug', slug, tag))?.path[locale]
      return path === undefined ? undefined : { movedTo: path }
    },
  }
}

/** What editors write: the shell's menus and messages, and the content pages. */
export function content(
  payload: () => Promise<Payload>,
  {
    settings,
    lacks,
    ...sources
  }: SearchSources & {
    settings: Pick<ShopSettings, 'terms' | 'contact' | 'look' | 'slogan'>
    lacks: Pick<ShopLacks, 'get'>
  },
  now: () => number,
  draft = false,
): Pick<Shop, 'shell' | 'home' | 'contentPage'> {
  return {
    ...contentPages(payload, { ...sources, settings }, draft),
    async shell(locale, tag) {
      tag(tags.menus(locale), tags.promos)
      const menus = await readMenus(await payload(), locale, draft)
      const at = (placement: MenuDoc['placement']) => menus.filter((menu) => menu.placement === placement)
      const links = (doc: MenuDoc) =>
        menuFromDoc(doc).subnav.map(({ title, url }) => ({ title, url: localeHref(locale, url) }))
      const lacked = await lacks.get()
      const slogan = await settings.slogan(locale)
      return {
        locale,
        promoMessages: await promos(await payload(), locale, now(), await textTerms(settings, locale)),
        navigation: at('main').map((doc) => topLink(doc, locale)),
        helpMenu: at('help').map(({ title, url }) => ({ title, url: localeHref(locale, url) })),
        footer: at('footer').map((doc) => ({ title: doc.title, links: links(doc) })),
        terms: await settings.terms(),
        contact: await settings.contact(locale),
        look: await settings.look(),
        ...(lacked.length > 0 && { lacks: lacked }),
        ...(slogan && { slogan }),
      }
    },
  }
}

async function promos(payload: Payload, locale: Locale, now: number, terms: TextTerms): Promise<PromoMessage[]> {
  const docs = await readAll(payload, 'promo-messages', { sort: 'order' })
  const isFor = ({ audience }: PromoDoc) => !audience || audience === 'all' || audience === locale
  return docs
    .filter((doc) => isFor(doc) && isOnAt(now, doc))
    .flatMap((doc) => {
      const [text, url] = [wordsIn(doc.text, locale), wordsIn(doc.url, locale)]
      if (!text || (promisesFreeDelivery(text) && terms.shipping.freeFrom === undefined)) return []
      return [
        {
          id: String(doc.id),
          text: termsInText(text, terms, locale),
          ...(url && { href: localeHref(locale, url) }),
          ...(doc.icon && { icon: { id: doc.icon, width: ICON_SIZE, height: ICON_SIZE } }),
        },
      ]
    })
}
