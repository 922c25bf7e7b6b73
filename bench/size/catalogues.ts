import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root, run } from '../../scripts/steps/run.ts'
import { newDatabaseIn, postgresForTests } from '../../src/server/testing/postgres-cluster.ts'
import type { Book } from '../order-book.ts'

export const admin = { ADMIN_EMAIL: 'bench@portage.example', ADMIN_PASSWORD: 'only-for-the-benches-of-this-machine' }

/** A shop's data of so many products, for a bench to start shops on. */
export type BenchCatalogue = Book & { products: number }
type Work<T> = (catalogue: BenchCatalogue) => Promise<T>

/** Does a work on a copy of the bench's catalogue that was grown to so many products. */
export async function withCatalogue<T>(products: number, work: Work<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portage-size-'))
  try {
    copyFilled(dataDir)
    const catalogue = { dataDir, databaseUrl: '', products }
    await grow(catalogue)
    return await work(catalogue)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The same on PostgreSQL, to which the copy is moved before it grows. */
export async function withCatalogueOnPostgres<T>(products: number, work: Work<T>): Promise<T> {
  const cluster = await postgresForTests()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portage-size-'))
  try {
    copyFilled(dataDir)
    const databaseUrl = await newDatabaseIn(cluster.url, `portage_bench_${randomBytes(4).toString('hex')}`)
    const catalogue = { dataDir, databaseUrl, products }
    await command(catalogue, 'scripts/move.ts')
    await grow(catalogue)
    return await work(catalogue)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    await cluster.stop()
  }
}

export type Finished = { ms: number; peakMb: number }

/** Runs a script on a catalogue; returns the milliseconds that it took, and the most memory. */
export async function command({ dataDir, databaseUrl }: Book, script: string, ...words: string[]): Promise<Finished> {
  const began = performance.now()
  const memoryFile = path.join(dataDir, 'memory.txt')
  const hooks = ['--import', 'tsx', '--import', path.join(root, 'bench/size/report-memory.mjs')]
  const { code, output } = await run('node', [...hooks, path.join(root, script), ...words], {
    env: {
      NODE_ENV: 'production',
      APP_ROOT: root,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      BENCH_MEMORY_FILE: memoryFile,
    },
  })
  if (code !== 0) throw new Error(`${script} failed.\n${output.slice(-1500)}`)
  return { ms: performance.now() - began, peakMb: Number(readFileSync(memoryFile, 'utf8')) }
}

function copyFilled(dataDir: string): void {
  cpSync(path.resolve(root, process.env.BENCH_DATA_DIR ?? '.data/bench'), dataDir, { recursive: true })
  rmSync(path.join(dataDir, 'search'), { recursive: true, force: true })
}

const grow = (catalogue: BenchCatalogue) =>
  command(catalogue, 'bench/size/grow-process.ts', String(catalogue.products), admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
