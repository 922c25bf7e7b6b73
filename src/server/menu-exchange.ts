import { commitTransaction, initTransaction, killTransaction, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { allowed, roleOf } from '../cms/access/permissions.ts'
import { menuFromDoc, type MenuDoc } from '../cms/from-doc/menu.ts'
import { isLocale, type Locale } from '../domain/locale.ts'
import { parseMenu, type MenuItem, type MenuLink, type TopMenuItem } from '../domain/navigation/menu.ts'

/**
 * `GET /admin/api/menus/export/{language}` and `POST /admin/api/menus/import/{language}`: the main menu of a language as JSON, as
 * content systems exchange it. An import replaces the whole menu or, with a dead link or anything else wrong, nothing.
 */
export const menuExchange: Omit<Endpoint, 'root'>[] = [
  { path: '/export/:language', method: 'get', handler: async (req) => exportMenu(req) },
  { path: '/import/:language', method: 'post', handler: async (req) => importMenu(req) },
]

async function exportMenu(req: PayloadRequest): Promise<Response> {
  const language = languageOf(req)
  if (!mayDo(req, 'read')) return refuse(403, 'Sign in as a member of the staff.')
  if (!language) return refuse(404, 'The languages are en and fr.')
  const menu = (await readMenu(req, language)).map((doc) => topJson(menuFromDoc(doc)))
  return Response.json(menu, { headers: { 'content-disposition': `attachment; filename="menu-${language}.json"`, 'cache-control': 'no-store' } })
}

async function importMenu(req: PayloadRequest): Promise<Response> {
  const language = languageOf(req)
  if (!mayDo(req, 'update')) return refuse(403, 'Your role may not change menus.')
  if (!language) return refuse(404, 'The languages are en and fr.')
  const json: unknown = await req.json?.().catch(() => undefined)
  const menu = parseMenu(json)
  if (menu.length === 0) return refuse(400, 'The file holds no menu: a list of items with title and url.')
  // Levels the admin does not have would be lost without a word.
  if (menu.some(({ subnav }) => subnav.some((sub) => sub.subnav.some((leaf) => leaf.subnav.length > 0)))) return refuse(400, 'A menu has three levels at most.')
  const ours = await initTransaction(req)
  try {
    await replaceMenu(req, language, menu)
    if (ours) await commitTransaction(req)
    return Response.json({ imported: menu.length })
  } catch (error) {
    await killTransaction(req)
    if (error instanceof ValidationError) return Response.json({ message: 'Nothing was changed.', errors: error.data.errors }, { status: 400 })
    throw error
  }
}

/** Item by item in their order, so that documents keep their ids, their pictures and their history. */
async function replaceMenu(req: PayloadRequest, language: Locale, menu: TopMenuItem[]): Promise<void> {
  const collection = 'menus' as never
  const before = await readMenu(req, language)
  for (const [order, item] of menu.entries()) {
    const data = { ...docData(item), _status: 'published', language, placement: 'main', order } as never
    const id = before[order]?.id
    if (id === undefined) await req.payload.create({ collection, data, req, overrideAccess: true, depth: 0 })
    else await req.payload.update({ collection, id, data, req, overrideAccess: true, depth: 0 })
  }
  for (const { id } of before.slice(menu.length)) await req.payload.delete({ collection, id, req, overrideAccess: true })
}

async function readMenu(req: PayloadRequest, language: Locale): Promise<MenuDoc[]> {
  const where = { language: { equals: language }, placement: { equals: 'main' } }
  const { docs } = await req.payload.find({ collection: 'menus' as never, where, sort: 'order', depth: 0, pagination: false, overrideAccess: true, req })
  return docs as unknown as MenuDoc[]
}

const linkData = ({ title, url, coopBrand }: MenuLink) => ({ title, url, coopBrand: coopBrand ?? null })
const docData = ({ subnav, groups, megaMenu, ...item }: TopMenuItem) => ({
  ...linkData(item),
  megaMenu: megaMenu ?? null,
  groups: groups.map(({ title, url }) => ({ title, url })),
  items: subnav.map((sub) => ({ ...linkData(sub), links: sub.subnav.map(linkData) })),
})

const linkJson = ({ title, url, coopBrand }: MenuLink) => ({ title, url, 'co-op_brand_attribute': coopBrand ?? null })
const itemJson = (item: MenuItem): object => ({ ...linkJson(item), groups: item.groups.map(linkJson), subnav: item.subnav.map(itemJson) })
const topJson = ({ megaMenu, ...item }: TopMenuItem): object => ({ ...itemJson(item), mega_menu: megaMenu ?? null })

const languageOf = ({ routeParams }: PayloadRequest): Locale | undefined => {
  const language = String(routeParams?.language ?? '')
  return isLocale(language) ? language : undefined
}

const mayDo = ({ user }: PayloadRequest, operation: 'read' | 'update'): boolean => allowed(roleOf(user), 'menus', operation)

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })
