import type { CollectionBeforeChangeHook, CollectionBeforeReadHook, CollectionConfig, Payload } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { noteSavedBy } from '../../cms/fields/saved-by.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { missedSince } from '../../domain/webhooks/webhook.ts'
import { lastChangeBefore, newestChange } from '../feed/changes.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { namesPrivateAddress } from '../http/public-lookup.ts'
import { auditHooks } from '../partners/audit.ts'
import { openedSecret } from './send-webhooks.ts'

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
    ...(isTurnedOn && {
      offReason: null,
      offAt: null,
      failingSince: null,
      position: await placeInFeed(req.payload, originalDoc),
    }),
  }
}

/**
 * From where a webhook that is turned on follows the change feed. One that the shop had turned off goes on where it
 * was, but not for longer than messages are stored; any other begins anew.
 */
const placeInFeed = async (payload: Payload, before?: { offReason?: unknown; position?: unknown }): Promise<number> =>
  before?.offReason
    ? Math.max(Number(before.position ?? 0), await lastChangeBefore(payload, missedSince(Date.now())))
    : newestChange(payload)

const noteUnreadableSecret: CollectionBeforeReadHook = ({ doc, req }) => ({
  ...doc,
  isSecretUnreadable: Boolean(doc.secret) && openedSecret(req.payload, doc.id, doc.secret) === undefined,
})

/** What a save and a read of a webhook do. */
export const webhookHooks: CollectionConfig['hooks'] = {
  ...auditHooks('webhook'),
  beforeRead: [noteUnreadableSecret],
  beforeChange: [guardWebhook, noteSavedBy],
}
