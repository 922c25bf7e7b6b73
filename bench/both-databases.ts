import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { newDatabaseIn, postgresForTests } from '../src/server/testing/postgres-cluster.ts'
import { fillBook, type Book } from './order-book.ts'

/** Does a work on a filled SQLite, then on a filled PostgreSQL, or on the one that is named; nothing is left of either. */
export async function onBothDatabases(work: (name: 'SQLite' | 'PostgreSQL', book: Book) => Promise<void>, only?: string): Promise<void> {
  if (only !== 'PostgreSQL') await withFolder(async (dataDir) => work('SQLite', await filled({ dataDir, databaseUrl: '' })))
  if (only === 'SQLite') return
  const cluster = await postgresForTests()
  try {
    const databaseUrl = await newDatabaseIn(cluster.url, `portage_bench_${randomBytes(4).toString('hex')}`)
    await withFolder(async (dataDir) => work('PostgreSQL', await filled({ dataDir, databaseUrl })))
  } finally {
    await cluster.stop()
  }
}

async function filled(book: Book): Promise<Book> {
  await fillBook(book)
  return book
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
