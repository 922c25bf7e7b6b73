import { index as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { index as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from './database.ts'

/** Indexes that no field can ask Payload for. */
type Schema = { tables: Record<string, unknown> }
type Extend = (args: {
  table: unknown
  extraConfig: (table: Record<string, unknown>) => Record<string, unknown>
}) => void
type Index = (name: string) => { on(...columns: unknown[]): unknown }

const addedIndexes =
  (index: Index) =>
  ({ schema, extendTable }: { schema: Schema; extendTable: Extend }) => {
    for (const [name, table] of Object.entries(schema.tables)) {
      // Payload indexes its `…_locales` tables by (`_locale`, `_parent_id`) but looks them up by `_parent_id` alone:
      // 24 products took 497 ms without this index and 8 ms with it.
      if (name.endsWith('_locales'))
        extendTable({
          table,
          extraConfig: (columns) => ({ [`${name}_parent`]: index(`${name}_parent_idx`).on(columns._parentID) }),
        })
      // Whose an order is (accounts/guest-orders.ts): all guests' orders have the same customer, none.
      if (name === 'orders')
        extendTable({
          table,
          extraConfig: ({ customer, email }) => ({
            orders_owner: index('orders_owner_idx').on(customer, sql`lower(${email})`),
          }),
        })
    }
    return schema
  }

// The adapters type this hook by their own dialect; the shapes above are what both share.
export const sqliteIndexes = addedIndexes(sqliteIndex as unknown as Index) as never
export const postgresIndexes = addedIndexes(postgresIndex as unknown as Index) as never
