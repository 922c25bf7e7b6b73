import type { Payload } from 'payload'
import { drizzled, type Row } from './database.ts'

type Insert = { tableName: string; values: Row | Row[] }
type Existing = { id: number; createdAt: string }

/** The rows of documents by table, each table after those it refers to. */
export type CollectedRows = Map<string, Row[]>
export type Collecting = {
  /** Payload as it is, but what it would insert is only collected. */
  payload: Payload
  rows: CollectedRows
  /** The document in whose place the next one is written; none for a new one. */
  writeAs(document: Existing | undefined): void
}

/**
 * Lets Payload turn documents into rows without touching the database: its own validation, defaults and hooks run, and
 * the rows are written later, of many documents at once, in one short transaction (write-collected.ts). Rows that the
 * database numbers have numbers below zero until then.
 */
export function collectingWrites(payload: Payload): Collecting {
  const rows: CollectedRows = new Map()
  let existing: Existing | undefined
  let newest = 0
  const real = drizzled(payload)
  const database: typeof real = Object.assign(Object.create(real), {
    // Nothing is written, so there is nothing to commit; older versions are cleared for all documents at once.
    beginTransaction: undefined,
    execute: async () => {},
    findVersions: async () => ({ docs: [] }),
    async insert({ tableName, values }: Insert): Promise<Row[]> {
      const list = Array.isArray(values) ? values : [values]
      const collected = rows.get(tableName) ?? []
      for (const row of list) {
        row.id ??= --newest
        collected.push(row)
      }
      rows.set(tableName, collected)
      return list
    },
    async create(args: { data: Row }): Promise<Row> {
      const now = new Date().toISOString()
      const data = { ...args.data, updatedAt: now, createdAt: existing?.createdAt ?? now }
      // The document's own row comes first.
      const id = existing?.id ?? newest - 1
      await real.create.call(database, {
        ...args,
        data: structuredClone(data),
        ...(existing && { customID: existing.id }),
        returning: false,
      })
      return { ...data, id }
    },
    createVersion: (args: object) => real.createVersion.call(database, { ...args, returning: false }),
  })
  return {
    payload: Object.create(payload, { db: { value: database } }),
    rows,
    writeAs(document) {
      existing = document
    },
  }
}
