import type { PayloadRequest } from 'payload'
import { readRequest } from '../../cms/read-request.ts'
import { localeOr } from '../../domain/locale.ts'
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
  const [now, then] = [await readKnown(req, []), await readKnown(req, [], name)]
  return docs.flatMap((menu) => {
    const locale = localeOr(menu.language)
    const isLed = urlsOf(menu).some(({ url }) => leadsSomewhere(locale, url, now) && !leadsSomewhere(locale, url, then))
    return isLed ? [menu.title] : []
  })
}
