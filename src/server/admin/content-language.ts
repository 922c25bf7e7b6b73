import type { CollectionAfterLoginHook, Where } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'

/** Where Payload stores the language of the content that somebody edits. */
const KEY = 'locale'

/**
 * Whoever signs in is shown content in the language of the admin in which they do; without this, a French admin opens
 * on English words, and the wrong ones are edited. Another language is chosen above each form, until the next sign-in.
 */
export const contentInOwnLanguage: CollectionAfterLoginHook = async ({ req, user }) => {
  const { payload } = req
  const of = { collection: 'payload-preferences', req, overrideAccess: true, depth: 0 } as const
  const where: Where = {
    and: [{ key: { equals: KEY } }, { 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: 'users' } }],
  }
  const value = localeOf(req)
  const { docs } = await payload.find({ ...of, where, limit: 1, pagination: false })
  const [stored] = docs
  if (stored?.value === value) return
  if (stored) await payload.update({ ...of, id: stored.id, data: { value } })
  else
    await payload.create({
      ...of,
      data: { key: KEY, value, user: { relationTo: 'users', value: user.id } },
    })
}
