import { statfs } from 'node:fs/promises'

/** What writing needs: a transaction with its log, and the files beside it. */
const LEAST_FREE_BYTES = 20_000_000

/** Whether an error, or what a program wrote, says that the disk is full. */
export const isNoSpace = (text: string): boolean => /ENOSPC|SQLITE_FULL|disk is full|No space left/i.test(text)

export const fullDiskSentence = (folder: string): string =>
  `The disk of ${folder} is full. Make room and start again; it goes on from here.`

export type DiskState = 'ok' | 'full'

/** Bytes that are free on the disk of a folder; undefined where that is not known. */
export const freeBytes = async (folder: string): Promise<number | undefined> => {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.bavail * found.bsize
}

export const diskState = (free: number | undefined): DiskState =>
  free !== undefined && free < LEAST_FREE_BYTES ? 'full' : 'ok'
