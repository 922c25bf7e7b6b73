import type { CollectionSlug } from 'payload'
import type { Payload } from 'payload'

/** Reports a step: the collection being written, and its progress. */
export type ReportProgress = (step: string, done: number, total: number) => void

export type Seeding = {
  payload: Payload
  progress: ReportProgress
  /** Creates the document if the key is new, and returns its id either way. Existing documents are never changed. */
  ensure(
    collection: CollectionSlug,
    key: Record<string, string>,
    data: () => Promise<object> | object,
    file?: () => Promise<SeedFile>,
  ): Promise<number>
}

export type SeedFile = { name: string; data: Buffer; mimetype: string; size: number }
