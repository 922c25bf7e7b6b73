import { accessSync, constants, mkdirSync } from 'node:fs'

/** Makes the data folder where there is none; a sentence where it cannot be written. */
export function dataFolderFault(dataDir: string): string | undefined {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `The data folder ${dataDir} cannot be written: ${(error as Error).message}. Let the shop’s user write there, or set DATA_DIR to another folder.`
  }
}
