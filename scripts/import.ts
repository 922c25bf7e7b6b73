import { readFile } from 'node:fs/promises'
import { exportFormats, formatOf } from '../src/server/import-export/formats.ts'
import { openDatabase } from './steps/database.ts'
import { stop } from './steps/run.ts'

const counted = { products: 'Products written', stores: 'Stores written', stock: 'Stock levels changed' }

/** Takes a file of `npm run export` in; with a wrong line nothing of it. */
const file = process.argv[2] ?? ''
const format = formatOf(file)
if (!format)
  stop(
    `Say which file to import: ${Object.values(exportFormats)
      .map((each) => `npm run import -- ${each}`)
      .join(', ')}`,
  )
const text = await readFile(file, 'utf8').catch((error: Error) => stop(`The file cannot be read: ${error.message}`))
const { payload, close } = await openDatabase()
const { importText } = await import('../src/server/import-export/import-export.ts')
const answer = await importText(payload, format, text)
if (!answer.ok) {
  console.error(answer.problems.join('\n'))
  await close(1)
} else {
  const { imported: written, warnings, changed, removed, dead } = answer.report
  if (format in counted) console.log(`${counted[format as keyof typeof counted]}: ${written}`)
  else
    console.log(
      changed.length + removed.length === 0
        ? 'The menu is as it was.'
        : `A draft of the menu waits in the admin. Changed: ${changed.join(', ') || 'nothing'}. Taken out: ${removed.join(', ') || 'nothing'}.`,
    )
  for (const { item, url } of dead)
    console.log(`Leads nowhere, and must be mended before it is published: ${url} (${item})`)
  for (const warning of warnings) console.log(`Please look at this: ${warning}`)
  await close()
}
