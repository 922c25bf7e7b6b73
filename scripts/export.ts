import path from 'node:path'
import { exportFormats, isExportFormat } from '../src/server/import-export/formats.ts'
import { readArguments } from './steps/arguments.ts'
import { openDatabase } from './steps/database.ts'
import { root, stop } from './steps/run.ts'

/**
 * Writes `products.jsonl`, `products.csv`, `stores.csv`, `stock.csv`, `reviews.csv`, `menu-en.json` or `menu-fr.json`
 * into the folder that is named, or that of the project.
 */
const {
  positionals: [format, into = root],
} = readArguments({
  command: 'npm run export',
  form: `${Object.keys(exportFormats).join('|')} [FOLDER]`,
  says: 'Writes one of these into FOLDER, or into the folder of the project.',
  options: {},
  words: 2,
})
if (!isExportFormat(format))
  stop(
    `Say what to export: ${Object.keys(exportFormats)
      .map((each) => `npm run export -- ${each}`)
      .join(', ')}`,
  )
const { payload, close } = await openDatabase({ needsShop: true })
const { exportFile } = await import('../src/server/import-export/import-export.ts')
const file = path.join(path.resolve(into), exportFormats[format])
try {
  await exportFile(payload, format, file)
} catch (error) {
  if (!(error instanceof Error && 'syscall' in error)) throw error
  stop(
    `Nothing was exported: ${error.message}. Name a folder that can be written: npm run export -- ${format} /exports`,
  )
}
console.log(`Written: ${file}`)
await close()
