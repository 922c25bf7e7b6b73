import type { PayloadRequest } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { localeOr, locales, type Locale } from '../../domain/locale.ts'
import type { DocName } from '../../domain/sample-data.ts'
import { leadsSomewhere, readKnown, urlsOf } from './menu-links.ts'

const linked = /^(?:categories|brands|product-collections|pages|stores) /

/**
 * The titles of the published menus with a link that would lead nowhere without a document: menus name addresses, not
 * documents.
 */
export async function menusLeadingTo(req: PayloadRequest, name: DocName): Promise<string[]> {
  if (!linked.test(name)) return []
  const { docs } = await req.payload.find({
    collection: 'menus',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  const needs = await needing(req, name)
  return docs.flatMap((menu) =>
    urlsOf(menu).some(({ url }) => needs(localeOr(menu.language), url)) ? [menu.title] : [],
  )
}

/** The same of the messages at the top of every page, but for those that are over. */
export async function messagesLeadingTo(req: PayloadRequest, name: DocName, now: number): Promise<string[]> {
  if (!linked.test(name)) return []
  const { docs } = await req.payload.find({
    collection: 'promo-messages',
    where: {
      and: [
        { url: { exists: true } },
        { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: new Date(now).toISOString() } }] },
      ],
    },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  if (docs.length === 0) return []
  const needs = await needing(req, name)
  return inAllLocales('promo-messages', docs).flatMap(({ text, url, audience }) => {
    const shownIn = locales.filter((locale) => !audience || audience === 'all' || audience === locale)
    const isLed = shownIn.some((locale) => url?.[locale] && needs(locale, url[locale]))
    return isLed ? [text?.[localeOf(req)] || text?.en || text?.fr || ''] : []
  })
}

/** Which URLs would lead nowhere without a document, and lead somewhere now. */
async function needing(req: PayloadRequest, name: DocName): Promise<(locale: Locale, url: string) => boolean> {
  const [now, then] = [await readKnown(req, []), await readKnown(req, [], name)]
  return (locale, url) => leadsSomewhere(locale, url, now) && !leadsSomewhere(locale, url, then)
}
