import { ValidationError, type PayloadRequest } from 'payload'
import { inAllLocales, type PartOf } from '../../cms/from-doc/doc-of.ts'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { labelOfPath } from '../../cms/label-of-path.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { menuWord } from '../../cms/menus/menus-words.ts'
import { menuFromDoc, type MenuDoc } from '../../cms/from-doc/menu.ts'
import type { Locale } from '../../domain/locale.ts'
import { movedBehind, numbersInOrder } from '../../domain/navigation/menu-order.ts'
import type { MenuItem, MenuLink, TopMenuItem, WaitingMenu } from '../../domain/navigation/menu.ts'
import { leadsSomewhere, readKnown, urlsOf } from './menu-links.ts'
import { menuPreviewLink } from '../pages/preview-link.ts'
import { readRequest } from '../../cms/read-request.ts'

const collection = 'menus'

type Place = NonNullable<DraftDoc['placement']>

/** A top item as its newest draft has it; without a placement it is to go when the menu is published. */
type DraftDoc = Omit<MenuDoc, 'placement'> & PartOf<'menus', 'id', 'placement' | '_status'>

export async function waitingMenu(req: PayloadRequest, language: Locale): Promise<WaitingMenu> {
  const waiting = await readWaiting(req, language)
  const changed = waiting.filter(isPlaced)
  const known = changed.length > 0 ? await readKnown(req, changed) : undefined
  const dead = changed.flatMap((doc) =>
    urlsOf(doc).flatMap(({ url }) => (known && leadsSomewhere(language, url, known) ? [] : [{ item: doc.title, url }])),
  )
  return {
    changed: titles(changed),
    removed: titles(waiting.filter((doc) => !isPlaced(doc))),
    dead,
    preview: menuPreviewLink({ language }, req.payload.secret, Date.now()),
  }
}

/**
 * Makes the menu the newest draft of each of its top items; the shop still shows the published ones. Unchanged items
 * get no draft.
 */
export async function draftMenu(req: PayloadRequest, language: Locale, menu: TopMenuItem[]): Promise<void> {
  const before = await readDrafts(req, language, 'main')
  const docs = matched(menu, before)
  const orders = numbersInOrder(docs.map((doc) => doc?.order ?? undefined))
  for (const [at, item] of menu.entries()) {
    const [doc, order] = [docs[at], orders[at] ?? at]
    if (doc && isPlaced(doc) && doc.order === order && isSame(menuFromDoc(doc as MenuDoc), item)) continue
    const data = { ...docData(item), _status: 'draft', language, placement: 'main', order } as const
    if (doc)
      await req.payload.update({ collection, id: doc.id, data, draft: true, req, overrideAccess: true, depth: 0 })
    else await req.payload.create({ collection, data, draft: true, req, overrideAccess: true, depth: 0 })
  }
  for (const { id } of before.filter((doc) => isPlaced(doc) && !docs.includes(doc))) {
    await req.payload.update({
      collection,
      id,
      // A draft may lack what is required to publish; Payload's types of an update do not know it.
      data: { _status: 'draft', placement: null } as never,
      draft: true,
      req,
      overrideAccess: true,
      depth: 0,
    })
  }
}

/**
 * Publishes what waits. What an item lacks, or a URL that leads nowhere (src/server/navigation/menu-links.ts), throws a
 * ValidationError that says in which item.
 */
export async function publishMenu(req: PayloadRequest, language: Locale): Promise<void> {
  const waiting = await readWaiting(req, language)
  const context = { known: await readKnown(req, waiting) }
  for (const doc of waiting) {
    if (isPlaced(doc))
      await req.payload
        .update({
          collection,
          id: doc.id,
          data: { _status: 'published' },
          context,
          req,
          overrideAccess: true,
          depth: 0,
        })
        .catch((error: unknown) => refuseNamed(req, doc.title, error))
    else await req.payload.delete({ collection, id: doc.id, req, overrideAccess: true })
  }
}

/** A form says beside a field what is wrong with it; of a whole menu it has to be said where that is. */
function refuseNamed(req: PayloadRequest, title: string, error: unknown): never {
  if (!(error instanceof ValidationError)) throw error
  const { fields } = req.payload.collections[collection].config
  const errors = error.data.errors.map(({ path, message }) => ({
    path,
    message: menuWord(localeOf(req), 'inItem', { title, field: labelOfPath(req, fields, path), problem: message }),
  }))
  throw fieldRefusal(req, collection, errors)
}

/** Discards what waits: an item that shoppers see becomes its own newest version again, another is deleted. */
export async function discardMenu(req: PayloadRequest, language: Locale): Promise<void> {
  const waiting = await readWaiting(req, language)
  const where = { id: { in: waiting.map(({ id }) => id) }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  const shown = new Map(inAllLocales(collection, docs).map((doc) => [doc.id, doc]))
  for (const draft of waiting) {
    const published = shown.get(draft.id)
    if (published) await saveMenuAs(req, draft, published)
    else await req.payload.delete({ collection, id: draft.id, req, overrideAccess: true })
  }
}

/** Makes a top item what it was, or is to be, in every field; its links are not judged again. */
export async function saveMenuAs(
  req: PayloadRequest,
  before: DraftDoc,
  wanted: DraftDoc,
  { draft = false }: { draft?: boolean } = {},
): Promise<void> {
  await req.payload.update({
    collection,
    id: before.id,
    // Field by field what Payload itself gave.
    data: asWanted(before, wanted) as never,
    draft,
    context: { isReverted: true },
    req,
    overrideAccess: true,
    depth: 0,
  })
}

/**
 * Moves a top item behind another of its place, or to the front, as a draft: shoppers see the new order once the menu
 * is published. False where one of the two is not there.
 */
export async function moveItem(
  req: PayloadRequest,
  language: Locale,
  { placement, id, after }: { placement: Place; id: number; after: number | null },
): Promise<boolean> {
  const items = (await readDrafts(req, language, placement)).filter(isPlaced)
  const changes = movedBehind<unknown>(items, id, after)
  for (const { id: changed, order } of changes ?? [])
    await req.payload.update({
      collection,
      id: changed as number,
      data: { order, _status: 'draft' },
      draft: true,
      req,
      overrideAccess: true,
      depth: 0,
    })
  return changes !== undefined
}

/** The changes of all menus of a language that are not published yet. */
const readWaiting = async (req: PayloadRequest, language: Locale): Promise<DraftDoc[]> =>
  (await readDrafts(req, language)).filter(({ _status }) => _status === 'draft')

/** Without a place, those of all; what is to be removed has none. */
async function readDrafts(req: PayloadRequest, language: Locale, place?: Place): Promise<DraftDoc[]> {
  const where = {
    language: { equals: language },
    ...(place && { or: [{ placement: { equals: place } }, { placement: { exists: false } }] }),
  }
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: 'order',
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  return inAllLocales(collection, docs)
}

/**
 * Each item's document: by its URL, else by its title; so that a document retains its id, its picture and its history.
 */
function matched(menu: TopMenuItem[], before: DraftDoc[]): (DraftDoc | undefined)[] {
  const left = new Set(before)
  const found = new Map<TopMenuItem, DraftDoc>()
  for (const name of ['url', 'title'] as const) {
    for (const item of menu.filter((each) => !found.has(each))) {
      const doc = [...left].find((each) => each[name] === item[name])
      if (!doc) continue
      found.set(item, doc)
      left.delete(doc)
    }
  }
  return menu.map((item) => found.get(item))
}

/** Every field as it is wanted: what it has only before would stay, were it not emptied. */
function asWanted(before: DraftDoc, wanted: DraftDoc): Record<string, unknown> {
  const names = Object.keys({ ...before, ...wanted }).filter(
    (name) => name !== 'id' && name !== 'createdAt' && name !== 'updatedAt',
  )
  return Object.fromEntries(names.map((name) => [name, wanted[name as keyof DraftDoc] ?? null]))
}

const isPlaced = ({ placement }: DraftDoc): boolean => Boolean(placement)
const titles = (docs: DraftDoc[]): string[] => docs.map(({ title }) => title)
const isSame = (a: TopMenuItem, b: TopMenuItem): boolean => JSON.stringify(docData(a)) === JSON.stringify(docData(b))

const linkData = ({ title, url, coopBrand }: MenuLink) => ({ title, url, coopBrand: coopBrand ?? null })
const itemData = ({ subnav, ...item }: MenuItem) => ({ ...linkData(item), links: subnav.map(linkData) })
const docData = ({ subnav, groups, megaMenu, ...item }: TopMenuItem) => ({
  ...linkData(item),
  megaMenu: megaMenu ?? null,
  groups: groups.map(({ title, url }) => ({ title, url })),
  items: subnav.map(itemData),
})
