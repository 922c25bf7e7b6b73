import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { fieldRule, onlyIf } from '../../domain/field-rule.ts'
import { redirectLoop, redirectStatuses } from '../../domain/navigation/redirects.ts'
import { accessTo } from '../access/permissions.ts'
import { redirectFromDoc, redirectsFromDocs, type RedirectDoc } from '../from-doc/redirect.ts'
import { localeOf } from '../locale-of.ts'
import { readRequest } from '../read-request.ts'
import { isMovable, mayLeadTo } from '../redirect-rules.ts'
import { StaffRefusal } from '../staff-refusal.ts'
import { staffText, staffTexts } from '../staff-words.ts'

/**
 * Two rules that lead to one another would send shoppers round in circles: refused with the way it would take. A file’s
 * are judged together (src/server/navigation/import-redirects.ts).
 */
const refuseLoops: CollectionBeforeValidateHook = async ({ data, originalDoc, req, context }) => {
  if (context.loopsJudged) return data
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
    listSearchableFields: ['from', 'to'],
    components: { beforeListTable: ['/src/cms/components/redirect-tools.tsx#RedirectTools'] },
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
      validate: onlyIf(isMovable, staffTexts('refusal_redirect_from')),
    },
    {
      name: 'to',
      type: 'text',
      validate: fieldRule((value, { siblingData }) =>
        mayLeadTo(value, siblingData.status) ? undefined : staffTexts('refusal_redirect_to'),
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
