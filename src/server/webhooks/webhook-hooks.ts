import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { noteSavedBy } from '../../cms/fields/saved-by.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { newestChange } from '../feed/changes.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { namesPrivateAddress } from '../http/public-lookup.ts'
import { auditHooks } from '../partners/audit.ts'

/**
 * Only whole addresses over HTTPS, that name no private one: what a name leads to is checked when a message is sent.
 */
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

const guardWebhook: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.url !== originalDoc?.url && !isWebhookUrl(data.url))
    throw fieldRefusal(req, 'webhooks', [{ path: 'url', message: staffText(localeOf(req), 'refusal_webhook_url') }])
  const isTurnedOn = data.active === true && originalDoc?.active !== true
  return {
    ...data,
    language: localeOf(req),
    // Whoever turns it on again begins anew.
    ...(isTurnedOn && { offReason: null, offAt: null, failingSince: null, position: await newestChange(req.payload) }),
  }
}

/** What a save of a webhook does. */
export const webhookHooks: CollectionConfig['hooks'] = {
  ...auditHooks('webhook'),
  beforeChange: [guardWebhook, noteSavedBy],
}
