import { statfs } from 'node:fs/promises'

/** What writing needs: a transaction with its log, and the files beside it. */
const LEAST_FREE_BYTES = 20_000_000

export type DiskState = 'ok' | 'full'

/** Bytes that are free on the disk of a folder; undefined where that is not known. */
export const freeBytes = async (folder: string): Promise<number | undefined> => {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.bavail * found.bsize
}

export const diskState = (free: number | undefined): DiskState =>
  free !== undefined && free < LEAST_FREE_BYTES ? 'full' : 'ok'
