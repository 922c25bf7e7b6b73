import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { noteSavedBy } from '../../cms/fields/saved-by.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { rowsOf } from '../database/database.ts'
import { addressOfStaff } from '../admin/staff-turns.ts'
import { loggedNetwork } from '../http/network.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { namesPrivateAddress } from '../http/public-lookup.ts'
import { writeAudit } from './audit.ts'

/** Who asks and from which network, for the audit. */
export const auditOf = (req: PayloadRequest) => ({
  detail: req.user && 'email' in req.user ? String(req.user.email) : 'shop',
  network: loggedNetwork(addressOfStaff(req)),
  at: Date.now(),
})

/** Only whole addresses over HTTPS, that name no private one: what a name leads to is checked when a message is sent. */
export const isWebhookUrl = (text: unknown): boolean => {
  const url = typeof text === 'string' ? URL.parse(text) : null
  return (
    url !== null &&
    url.protocol === 'https:' &&
    !url.username &&
    !url.password &&
    url.hostname !== 'localhost' &&
    !namesPrivateAddress(url, isPublicAddress)
  )
}

const guardWebhook: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data.url !== originalDoc?.url && !isWebhookUrl(data.url))
    throw new ValidationError({
      collection: 'webhooks',
      errors: [{ path: 'url', message: staffText(localeOf(req), 'refusal_webhook_url') }],
      req,
    })
  const isTurnedOn = data.active === true && originalDoc?.active !== true
  return {
    ...data,
    language: localeOf(req),
    // Whoever turns it on again begins anew.
    ...(isTurnedOn && { offReason: null, offAt: null, failingSince: null }),
  }
}

/** What is done with a document is on record, by its name. */
const auditSave =
  (kind: 'webhook'): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const { detail, ...rest } = auditOf(req)
    await writeAudit(rowsOf(req.payload, await req.transactionID), {
      ...rest,
      kind: `${kind}-${operation === 'create' ? 'made' : 'changed'}`,
      what: `${kind} ${doc.id}`,
      detail: `${detail}: ${doc.name}`,
    })
    return doc
  }

const auditDelete =
  (kind: 'webhook'): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { detail, ...rest } = auditOf(req)
    await writeAudit(rowsOf(req.payload, await req.transactionID), {
      ...rest,
      kind: `${kind}-deleted`,
      what: `${kind} ${doc.id}`,
      detail: `${detail}: ${doc.name}`,
    })
    return doc
  }

/** What a save of a webhook does. */
export const webhookHooks: CollectionConfig['hooks'] = {
  beforeChange: [guardWebhook, noteSavedBy],
  afterChange: [auditSave('webhook')],
  afterDelete: [auditDelete('webhook')],
}
