import { writeFile } from 'node:fs/promises'
import { exchanged, isExchanged } from '../src/server/import-export/formats.ts'
import { openDatabase } from './steps/database.ts'
import { stop } from './steps/run.ts'

/**
 * Writes `products.jsonl`, `stores.csv`, `stock.csv`, `menu-en.json` or `menu-fr.json` into the folder of the project.
 */
const format = process.argv[2]
if (!isExchanged(format))
  stop(
    `Say what to export: ${Object.keys(exchanged)
      .map((each) => `npm run export -- ${each}`)
      .join(', ')}`,
  )
const { payload, close } = await openDatabase()
const { exported } = await import('../src/server/import-export/import-export.ts')
const file = exchanged[format]
await writeFile(file, await exported(payload, format))
console.log(`Written: ${file}`)
await close()
