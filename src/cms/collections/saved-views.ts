import type { Access, CollectionBeforeChangeHook, CollectionConfig, Where } from 'payload'
import { onlyIf } from '../../domain/field-rule.ts'
import { LONGEST_VIEW_NAME, readViewQuery, viewLists } from '../saved-views/saved-view.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { staffTexts } from '../staff-words.ts'

type Asked = Parameters<Access>[0]['req']

const isOwn = ({ user }: Asked): Where => ({ owner: { equals: Number(user?.id) } })

/** Views of lists that the reader may see: their own, and those that colleagues share. */
const read: Access = ({ req }) => {
  const lists = viewLists.filter((list) => allowed(roleOf(req.user), list, 'read'))
  const both: Where[] = [{ list: { in: lists } }, { or: [isOwn(req), { shared: { equals: true } }] }]
  return lists.length > 0 && { and: both }
}

/** Whoever saved a view may delete it; administrators those of others, too. */
const change: Access = ({ req }) => {
  const role = roleOf(req.user)
  return role === 'administrator' || (role !== undefined && isOwn(req))
}

const create: Access = ({ req, data }) => {
  const list = viewLists.find((one) => one === (data as { list?: unknown } | undefined)?.list)
  // Before there is a document it is asked whether the form may be shown at all.
  return list
    ? allowed(roleOf(req.user), list, 'read')
    : viewLists.some((one) => allowed(roleOf(req.user), one, 'read'))
}

const noteOwner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, owner: Number(req.user.id) } : data

/** Views of a list of the admin: its filters, columns and order under a name; made and chosen above the list. */
export const savedViews: CollectionConfig = {
  slug: 'saved-views',
  access: { read, create, update: change, delete: change },
  lockDocuments: false,
  disableDuplicate: true,
  admin: { hidden: true, useAsTitle: 'name' },
  hooks: { beforeChange: [noteOwner] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: LONGEST_VIEW_NAME },
    { name: 'list', type: 'select', required: true, index: true, options: [...viewLists] },
    {
      name: 'query',
      type: 'textarea',
      required: true,
      validate: onlyIf((value) => readViewQuery(value) === value, staffTexts('refusal_saved_view')),
    },
    { name: 'shared', type: 'checkbox', defaultValue: false },
    { name: 'owner', type: 'number', index: true, access: { create: () => false, update: () => false } },
  ],
}
