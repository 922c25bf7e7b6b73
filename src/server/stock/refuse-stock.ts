import type { CollectionBeforeChangeHook } from 'payload'
import { boundTo } from '../../cms/access/bound-to.ts'
import { fieldRefusal, type FieldFault } from '../../cms/field-refusal.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { StaffRefusal } from '../../cms/staff-refusal.ts'
import { staffText } from '../../cms/staff-words.ts'
import { rowsOf, sql } from '../database/database.ts'

/**
 * Stock is of a variant and at a place that there are, as in an imported table. What has neither changed may be
 * corrected further. The shop's own code writes what it has read.
 */
export const refuseStock: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI === 'local') return data
  const { sku, location } = { ...originalDoc, ...data } as { sku: string; location: string }
  const rows = rowsOf(req.payload, await req.transactionID)
  const locale = localeOf(req)
  const errors: FieldFault[] = []
  if (
    sku !== originalDoc?.sku &&
    (await rows(sql`select id from products_variants where sku = ${sku} limit 1`)).length === 0
  )
    errors.push({ path: 'sku', message: staffText(locale, 'refusal_stock_sku', { sku }) })
  if (
    location !== originalDoc?.location &&
    location !== 'online' &&
    (await rows(sql`select id from stores where slug = ${location} limit 1`)).length === 0
  )
    errors.push({ path: 'location', message: staffText(locale, 'refusal_stock_place', { location }) })
  if (!(boundTo(req.user)?.includes(location) ?? true))
    throw new StaffRefusal(staffText(locale, 'refusal_stock_elsewhere'), 403)
  if (errors.length > 0) throw fieldRefusal(req, 'inventory', errors)
  return data
}
