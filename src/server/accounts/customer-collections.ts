import type { CollectionConfig } from 'payload'
import {
  agentLinks,
  customerAddresses,
  customerCredentials,
  customerNotes,
  customerPasskeys,
  customers,
  customerSessions,
  customerVerifications,
  securityEvents,
  throttles,
  wishlistItems,
  wishlistLinks,
} from '../../cms/collections/customers.ts'
import { noteOnCustomerEndpoint } from './customer-notes.ts'
import { deleteOnRequestEndpoint } from './delete-on-request.ts'
import { customerSheetEndpoint } from './customer-sheet.ts'

/** Shoppers' accounts, joined with what staff do on the page of a customer. */
export const customerCollections: CollectionConfig[] = [
  {
    ...customers,
    endpoints: [
      { path: '/:id/sheet', method: 'get', handler: customerSheetEndpoint },
      { path: '/:id/note', method: 'post', handler: noteOnCustomerEndpoint },
      { path: '/:id/delete', method: 'post', handler: deleteOnRequestEndpoint },
    ],
  },
  customerSessions,
  customerCredentials,
  customerVerifications,
  agentLinks,
  customerPasskeys,
  customerAddresses,
  customerNotes,
  wishlistItems,
  wishlistLinks,
  securityEvents,
  throttles,
]
