import { openEngine, type Engine, type OpenEngine } from '../../search-engine/index.ts'

export type PersistentEngine = { engine(): Promise<Engine>; snapshot(): Promise<void>; close(): Promise<void> }

/**
 * How often what was saved since is written into a new snapshot, in milliseconds: the journal must not grow for ever.
 */
const SNAPSHOT_EVERY = 15 * 60_000

/** The engine of this process with its indexes in a folder, opened with the first use. */
export function persistentEngine(folder: string): PersistentEngine {
  let opening: Promise<OpenEngine> | undefined
  let timer: NodeJS.Timeout | undefined
  const opened = () => {
    opening ??= openEngine(folder).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    timer ??= setInterval(() => void snapshot().catch(report), SNAPSHOT_EVERY).unref()
    return opening
  }
  const report = (error: unknown) => console.error('the search could not be written to disk', error)
  const snapshot = async () => (await opened()).snapshot()
  return {
    engine: async () => (await opened()).engine,
    snapshot,
    async close() {
      clearInterval(timer)
      await (await opening)?.close()
    },
  }
}
