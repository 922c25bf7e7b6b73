import { inspect } from 'node:util'
import { emptyDatabaseFault, unfilledFault } from '../database/no-shop.ts'
import { postgresFault } from '../database/postgres-fault.ts'
import { dataFolderFault } from './data-folder.ts'
import { fullDiskSentence, isNoSpace } from './disk.ts'
import { isJsonLog } from './json-log.ts'
import { portFault } from './listen-fault.ts'
import { logAsJson } from './log.ts'

/**
 * Ends a process that cannot start with one sentence for whoever runs it, before the shop is loaded. What reads the
 * environment can be loaded only once that is right.
 */
export async function endOnFault(): Promise<void> {
  const fault = await startFault()
  if (!fault) return
  if (isJsonLog(process.env)) logAsJson()
  console.error(fault)
  process.exit(1)
}

/** The same for a start that found no room on its disk: it fills the search index before it opens. */
export async function endOnFullDisk(error: unknown): Promise<never> {
  if (!isNoSpace(inspect(error))) throw error
  const { env } = await import('./env.ts')
  console.error(fullDiskSentence(env.dataDir))
  process.exit(1)
}

async function startFault(): Promise<string | undefined> {
  const read = await import('./env.ts').catch((error: Error) => error)
  if (read instanceof Error) return `The environment is not right: ${read.message}`
  const { dataDir, DATABASE_URL } = read.env
  const fault =
    (await portFault(read.env)) ?? dataFolderFault(dataDir) ?? (DATABASE_URL && (await postgresFault(DATABASE_URL)))
  if (fault) return fault
  return read.env.ROLE === 'all' && !read.isDev(read.env) ? unfilledFault(read.env) : emptyDatabaseFault(read.env)
}
