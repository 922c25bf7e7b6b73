import { exportFormats, isExportFormat } from '../src/server/import-export/formats.ts'
import { readArguments } from './steps/arguments.ts'
import { openDatabase } from './steps/database.ts'
import { stop } from './steps/run.ts'

/**
 * Writes `products.jsonl`, `products.csv`, `stores.csv`, `stock.csv`, `reviews.csv`, `menu-en.json` or `menu-fr.json`
 * into the folder of the project.
 */
const {
  positionals: [format],
} = readArguments({
  command: 'npm run export',
  form: Object.keys(exportFormats).join('|'),
  says: 'Writes one of these into the folder of the project.',
  options: {},
  words: 1,
})
if (!isExportFormat(format))
  stop(
    `Say what to export: ${Object.keys(exportFormats)
      .map((each) => `npm run export -- ${each}`)
      .join(', ')}`,
  )
const { payload, close } = await openDatabase({ needsShop: true })
const { exportFile } = await import('../src/server/import-export/import-export.ts')
const file = exportFormats[format]
await exportFile(payload, format, file)
console.log(`Written: ${file}`)
await close()
