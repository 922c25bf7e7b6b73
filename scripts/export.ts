import { writeFile } from 'node:fs/promises'
import { openExchange } from './steps/exchange.ts'
import { stop } from './steps/run.ts'

/** Writes `stores.csv`, `menu-en.json` or `menu-fr.json` into the folder of the project. */
const { payload, exchanged, isExchanged, exported, close } = await openExchange()
const format = process.argv[2]
if (!isExchanged(format)) stop(`Say what to export: ${Object.keys(exchanged).map((each) => `npm run export -- ${each}`).join(', ')}`)
const file = exchanged[format]
await writeFile(file, await exported(payload, format))
console.log(`Written: ${file}`)
await close()
