import type { CollectionConfig } from 'payload'
import { apiKeys, apiRequests } from '../../cms/collections/api-keys.ts'
import { webhookDeliveries, webhooks } from '../../cms/collections/webhooks.ts'
import { deliveryEndpoints, webhookEndpoints } from '../webhooks/webhook-endpoints.ts'
import { webhookHooks } from '../webhooks/webhook-hooks.ts'
import { apiKeyEndpoints, apiKeyHooks } from './api-keys.ts'

/** The webhooks and API keys of partners' systems, with what a save of it does. */
export const partnerCollections: CollectionConfig[] = [
  { ...webhooks, endpoints: webhookEndpoints, hooks: webhookHooks },
  { ...webhookDeliveries, endpoints: deliveryEndpoints },
  { ...apiKeys, endpoints: apiKeyEndpoints, hooks: apiKeyHooks },
  apiRequests,
]
