import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { fieldRule, onlyIf } from '../../domain/field-rule.ts'
import { redirectLoop, redirectStatuses } from '../../domain/navigation/redirects.ts'
import { lacksLanguage } from '../../domain/paths.ts'
import { accessTo } from '../access/permissions.ts'
import { redirectFromDoc, redirectsFromDocs, type RedirectDoc } from '../from-doc/redirect.ts'
import { localeOf } from '../locale-of.ts'
import { readRequest } from '../read-request.ts'
import { StaffRefusal } from '../staff-refusal.ts'
import { staffText, staffTexts } from '../staff-words.ts'

/** A path of the shop: no host, nothing that a browser could read as one. */
const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value)
const isAddress = (value: unknown) => isPath(value) || (typeof value === 'string' && /^https:\/\/[^\s\\]+$/.test(value))

/** Two rules that lead to one another would send shoppers round in circles: refused with the way it would take. */
const refuseLoops: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const sent = { ...originalDoc, ...data } as RedirectDoc
  // The rules of the fields, which refuse anything else, come after this.
  const added = typeof sent.from === 'string' && typeof sent.to === 'string' ? redirectFromDoc(sent) : undefined
  if (!added?.from) return data
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  const others = docs.filter(({ id }) => id !== originalDoc?.id)
  const loop = redirectLoop(redirectsFromDocs(others), added)
  if (loop) throw new StaffRefusal(`${staffText(localeOf(req), 'refusal_redirect_loop')} ${loop.join(' → ')}.`, 400)
  return data
}

/** Redirects of addresses that no longer have a page. A page with the address always comes first. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  access: accessTo('redirects'),
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status'],
    group: 'content',
  },
  hooks: { beforeValidate: [refuseLoops] },
  fields: [
    {
      name: 'warnings',
      type: 'textarea',
      virtual: true,
      admin: { readOnly: true, condition: (data) => Boolean(data?.warnings) },
    },
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: onlyIf((value) => isPath(value) && !lacksLanguage(String(value)), staffTexts('refusal_redirect_from')),
    },
    {
      name: 'to',
      type: 'text',
      validate: fieldRule((value, { siblingData }) =>
        siblingData.status === '410' || isAddress(value) ? undefined : staffTexts('refusal_redirect_to'),
      ),
      admin: { condition: (_, sibling) => sibling.status !== '410' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [...redirectStatuses],
    },
  ],
}
