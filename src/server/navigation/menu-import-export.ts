import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { menuFromDoc } from '../../cms/from-doc/menu.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { menuWord, type MenuWord } from '../../cms/menus/menus-words.ts'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { jsonFault } from '../../domain/json-fault.ts'
import {
  parseMenu,
  placements,
  type LeftOutEntry,
  type MenuItem,
  type MenuLink,
  type TopMenuItem,
} from '../../domain/navigation/menu.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { discardMenu, draftMenu, moveItem, publishMenu, waitingMenu } from './menu-drafts.ts'
import { readRequest } from '../../cms/read-request.ts'

/**
 * The main menu of a language as JSON, as content systems exchange it, under `/admin/api/menus`: `GET
 * export/{language}` is what is published, `POST import/{language}` makes a file the draft of the whole menu, `GET
 * waiting/{language}` lists what waits and which of its URLs lead nowhere, `POST publish/{language}` publishes all of
 * it, or with a dead link nothing, `POST discard/{language}` takes all of it back. `POST move/{language}` puts a top
 * item behind another, as a draft. What waits, and is published or discarded, are the menus of all places.
 */
export const menuImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export/:language', method: 'get', handler: (req) => forLanguage(req, 'read', exportMenu) },
  {
    path: '/waiting/:language',
    method: 'get',
    handler: (req) =>
      forLanguage(req, 'read', async (language) =>
        Response.json(await waitingMenu(req, language), { headers: { 'cache-control': 'no-store' } }),
      ),
  },
  { path: '/import/:language', method: 'post', handler: (req) => forLanguage(req, 'update', importMenu) },
  {
    path: '/publish/:language',
    method: 'post',
    handler: (req) =>
      forLanguage(req, 'update', (language) => together(req, language, () => publishMenu(req, language))),
  },
  {
    path: '/discard/:language',
    method: 'post',
    handler: (req) =>
      forLanguage(req, 'update', (language) => together(req, language, () => discardMenu(req, language))),
  },
  { path: '/move/:language', method: 'post', handler: (req) => forLanguage(req, 'update', move) },
]

async function forLanguage(
  req: PayloadRequest,
  operation: 'read' | 'update',
  answer: (language: Locale, req: PayloadRequest) => Promise<Response>,
): Promise<Response> {
  const language = String(req.routeParams?.language ?? '')
  if (!allowed(roleOf(req.user), 'menus', operation))
    return refuse(req, 403, operation === 'read' ? 'noStaff' : 'noRight')
  return isLocale(language) ? answer(language, req) : refuse(req, 404, 'noLanguage')
}

async function exportMenu(language: Locale, req: PayloadRequest): Promise<Response> {
  const where = { language: { equals: language }, placement: { equals: 'main' }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({
    collection: 'menus',
    where,
    sort: 'order',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  const menu = inAllLocales('menus', docs).map((doc) => topJson(menuFromDoc(doc)))
  return Response.json(menu, {
    headers: { 'content-disposition': `attachment; filename="menu-${language}.json"`, 'cache-control': 'no-store' },
  })
}

async function importMenu(language: Locale, req: PayloadRequest): Promise<Response> {
  const text = (await req.text?.()) ?? ''
  const fault = jsonFault(text)
  if (fault) return refuse(req, 400, 'noJson', [menuWord(localeOf(req), 'jsonAt', fault)])
  const { menu, leftOut } = parseMenu(JSON.parse(text))
  // Half a menu would go on sale without a word.
  if (leftOut.length > 0) return refuseEntries(localeOf(req), leftOut)
  if (menu.length === 0) return refuse(req, 400, 'noMenu')
  // Levels the admin does not have would be lost without a word.
  if (menu.some(({ subnav }) => subnav.some((sub) => sub.subnav.some((leaf) => leaf.subnav.length > 0))))
    return refuse(req, 400, 'tooDeep')
  return together(req, language, () => draftMenu(req, language, menu))
}

const movement = z.object({
  placement: z.enum(placements),
  id: z.number().int(),
  after: z.number().int().nullable(),
})

async function move(language: Locale, req: PayloadRequest): Promise<Response> {
  const asked = movement.safeParse(await req.json?.().catch(() => undefined))
  if (!asked.success) return refuse(req, 400, 'notThere')
  return (await inRequestTransaction(req, () => moveItem(req, language, asked.data)))
    ? Response.json(await waitingMenu(req, language))
    : refuse(req, 400, 'notThere')
}

/** All of it or nothing; answers with what waits afterwards. */
async function together(req: PayloadRequest, language: Locale, work: () => Promise<void>): Promise<Response> {
  try {
    await inRequestTransaction(req, work)
  } catch (error) {
    if (error instanceof ValidationError)
      return refuse(
        req,
        400,
        'unchanged',
        error.data.errors.slice(0, 5).map(({ message }) => message),
      )
    throw error
  }
  return Response.json(await waitingMenu(req, language))
}

const linkJson = ({ title, url, coopBrand }: MenuLink) => ({ title, url, 'co-op_brand_attribute': coopBrand ?? null })
const itemJson = (item: MenuItem): object => ({
  ...linkJson(item),
  groups: item.groups.map(linkJson),
  subnav: item.subnav.map(itemJson),
})
const topJson = ({ megaMenu, ...item }: TopMenuItem): object => ({ ...itemJson(item), mega_menu: megaMenu ?? null })

/** Every entry of a file that is no link, by the way to it. */
function refuseEntries(locale: Locale, leftOut: readonly LeftOutEntry[]): Response {
  const errors = leftOut.map(({ above, at, isGroup, title }) => {
    const last = title ?? menuWord(locale, isGroup ? 'entryInGroups' : 'entry', { n: at })
    return { message: menuWord(locale, title ? 'lacksUrl' : 'lacksTitle', { title: [...above, last].join(' › ') }) }
  })
  return Response.json({ message: menuWord(locale, 'lacking'), errors }, { status: 400 })
}

const refuse = (req: PayloadRequest, status: number, word: MenuWord, more: string[] = []): Response =>
  Response.json({ message: [menuWord(localeOf(req), word), ...more].join(' ') }, { status })
