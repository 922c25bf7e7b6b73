import type { CollectionConfig } from 'payload'
import { sessionStates } from '../../domain/ucp/session-state.ts'
import { readOnlyAccess } from '../access/read-only.ts'

/**
 * What shopping agents began, bought or gave up: the shop writes it (server/ucp), staff read it as a log. `cart` is the
 * sum of the session's id, as the database alone opens no checkout; `data` holds what the protocol knows beyond ours.
 */
export const agentSessions: CollectionConfig = {
  slug: 'agent-sessions',
  access: readOnlyAccess('agent-sessions'),
  lockDocuments: false,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'agent',
    defaultColumns: ['agent', 'status', 'order', 'version', 'updatedAt'],
    listSearchableFields: ['agent', 'order'],
    group: 'orders',
  },
  fields: [
    { name: 'agent', type: 'text', required: true, index: true },
    { name: 'status', type: 'select', required: true, index: true, options: [...sessionStates] },
    { name: 'order', type: 'text', index: true },
    { name: 'version', type: 'text', required: true },
    { name: 'webhook', type: 'text' },
    { name: 'cart', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'data', type: 'json', required: true, admin: { hidden: true } },
  ],
}

/** The answers to agents by their idempotency keys, so that a repeated request does nothing twice. */
export const agentAnswers: CollectionConfig = {
  slug: 'agent-answers',
  access: readOnlyAccess('agent-answers'),
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    // Of the request: the same key with another one is a conflict.
    { name: 'sum', type: 'text', required: true },
    // None while the first request is at it.
    { name: 'status', type: 'number' },
    { name: 'body', type: 'json' },
  ],
}
