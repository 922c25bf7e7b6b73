import type { CollectionConfig } from 'payload'
import { sessionStates } from '../../domain/ucp/session-state.ts'
import { readOnlyAccess } from '../access/read-only.ts'

/**
 * What shopping agents began, bought or gave up: the shop writes it (server/ucp), staff read it as a log. `cart` is the
 * sum of the session's id, as the database alone opens no checkout, `buyerCart` that of the cart its buyer went on with
 * by hand; `data` holds what the protocol knows beyond ours.
 */
export const agentSessions: CollectionConfig = {
  slug: 'agent-sessions',
  access: readOnlyAccess('agent-sessions'),
  lockDocuments: false,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'agent',
    defaultColumns: ['agent', 'isVerified', 'status', 'order', 'updatedAt'],
    listSearchableFields: ['agent', 'order'],
    group: 'orders',
  },
  fields: [
    { name: 'agent', type: 'text', required: true, index: true },
    { name: 'status', type: 'select', required: true, index: true, options: [...sessionStates] },
    { name: 'order', type: 'text', index: true },
    { name: 'isVerified', type: 'checkbox' },
    { name: 'version', type: 'text', required: true },
    { name: 'webhook', type: 'text' },
    // Whose account the agent was linked to when it began.
    { name: 'userId', type: 'text', index: true, admin: { hidden: true } },
    { name: 'cart', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'buyerCart', type: 'text', index: true, admin: { hidden: true } },
    { name: 'data', type: 'json', required: true, admin: { hidden: true } },
  ],
}
