import { accessSync, constants } from 'node:fs'
import { makeFolder } from './make-folder.ts'

/** Makes the data folder where there is none; a sentence where it cannot be written. */
export function dataFolderFault(dataDir: string): string | undefined {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `The data folder ${dataDir} cannot be written: ${(error as Error).message}. Let the shop’s user write there, or set DATA_DIR to another folder.`
  }
}
