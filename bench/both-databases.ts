import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { newDatabaseIn, postgresForTests } from '../src/server/testing/postgres-cluster.ts'
import { fillBook, type Book } from './order-book.ts'

type Work = (name: 'SQLite' | 'PostgreSQL', book: Book) => Promise<void>

/**
 * Does a work on a filled SQLite, then on a filled PostgreSQL, or on the one that is named; nothing is left of either.
 */
export const onBothDatabases = (work: Work, only?: string): Promise<void> =>
  onBothEmpty(async (name, book) => {
    await fillBook(book)
    await work(name, book)
  }, only)

/** The same where there is nothing yet. */
export async function onBothEmpty(work: Work, only?: string): Promise<void> {
  if (only !== 'PostgreSQL') await withFolder((dataDir) => work('SQLite', { dataDir, databaseUrl: '' }))
  if (only === 'SQLite') return
  const cluster = await postgresForTests()
  try {
    const databaseUrl = await newDatabaseIn(cluster.url, `portage_bench_${randomBytes(4).toString('hex')}`)
    await withFolder((dataDir) => work('PostgreSQL', { dataDir, databaseUrl }))
  } finally {
    await cluster.stop()
  }
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
