import type { PayloadRequest } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { localeOfPath, localeOr, type Locale } from '../../domain/locale.ts'
import { localeHref, withoutLocale } from '../../domain/navigation/locale-href.ts'
import { saveMenuAs } from './menu-drafts.ts'
import type { LinkData } from './menu-links.ts'

/**
 * Menus that link to an address that moved link to its new one: what shoppers see does so at once, and a draft stays a
 * draft.
 * @param moves new addresses by their former ones
 */
export async function leadMenusOn(req: PayloadRequest, moves: ReadonlyMap<string, string>): Promise<void> {
  const every = { depth: 0, pagination: false, overrideAccess: true, req: readRequest(req) } as const
  const where = { _status: { equals: 'published' } }
  const published = await req.payload.find({ ...every, collection: 'menus', where })
  const newest = await req.payload.find({ ...every, collection: 'menus', draft: true })
  const shown = new Map(inAllLocales('menus', published.docs).map((menu) => [menu.id, menu]))
  for (const menu of inAllLocales('menus', newest.docs)) {
    const lead = leading(localeOr(menu.language), moves)
    const before = shown.get(menu.id)
    const [shownAfter, after] = [before && followed(before, lead), followed(menu, lead)]
    const isShownMoved = shownAfter !== undefined && !isSame(before, shownAfter)
    if (isShownMoved) await saveMenuAs(req, menu, shownAfter)
    const isDraft = menu._status === 'draft'
    if (isDraft && (isShownMoved || !isSame(menu, after))) await saveMenuAs(req, before ?? menu, after, { draft: true })
  }
}

/** A link keeps its way of writing: with or without the language, and what it says beyond the address. */
function leading(locale: Locale, moves: ReadonlyMap<string, string>): (url: string) => string {
  return (url) => {
    const [path = ''] = url.split(/[?#]/, 1)
    const to = moves.get(localeHref(locale, path))
    return to === undefined ? url : `${localeOfPath(path) ? to : withoutLocale(to)}${url.slice(path.length)}`
  }
}

function followed<Link extends LinkData>(link: Link, lead: (url: string) => string): Link {
  const below = (['groups', 'items', 'links'] as const).flatMap((name) =>
    link[name] ? [[name, link[name].map((each) => followed(each, lead))] as const] : [],
  )
  return { ...link, ...(typeof link.url === 'string' && { url: lead(link.url) }), ...Object.fromEntries(below) }
}

const isSame = (a: object | undefined, b: object | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
