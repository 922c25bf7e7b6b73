import type { Payload, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { viewLists, type ViewList } from './saved-view.ts'

/** What Payload remembers of a list, and beside it what its reader had before a view. */
const remembered = z.looseObject({ own: z.record(z.string(), z.unknown()).optional() }).catch({})

/** The list whose views can be saved that a path of the admin shows. */
export const viewListOf = ([kind, slug, ...more]: readonly string[] = []): ViewList | undefined =>
  kind === 'collections' && more.length === 0 ? viewLists.find((list) => list === slug) : undefined

/**
 * Before a list is drawn: Payload remembers columns and order of every address as its reader's habit, those of a view
 * too. While a view is shown the habit is noted beside them, and it is theirs again once they leave the view.
 */
export async function keepOwnList(payload: Payload, user: TypedUser, list: ViewList, isView: boolean) {
  const { id, collection } = user
  const of = { collection: 'payload-preferences', depth: 0, user } as const
  const key = `collection-${list}`
  const where: Where = {
    and: [{ key: { equals: key } }, { 'user.value': { equals: id } }, { 'user.relationTo': { equals: collection } }],
  }
  const { docs } = await payload.find({ ...of, where, limit: 1, pagination: false })
  const [stored] = docs
  const { own, ...habit } = remembered.parse(stored?.value)
  if (isView === Boolean(own)) return
  const value = isView ? { ...habit, own: habit } : own
  if (stored) await payload.update({ ...of, id: stored.id, data: { value } })
  else await payload.create({ ...of, data: { key, value, user: { relationTo: collection, value: id } } })
}
