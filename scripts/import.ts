import { parseArgs } from 'node:util'
import { formatOf, isOfProducts } from '../src/server/import-export/formats.ts'
import { openTextFile } from '../src/server/import-export/text-file.ts'
import { openDatabase } from './steps/database.ts'
import { progressLine } from './steps/progress.ts'
import { stop } from './steps/run.ts'

const counted = {
  products: 'Products written',
  'products-csv': 'Products written',
  stores: 'Stores written',
  stock: 'Stock levels changed',
}
const steps = { check: 'Checked', write: 'Written' }

/** Takes a file of `npm run export` in, recognized by its content, also packed by gzip; with a wrong line nothing of it. */
const {
  positionals: [name],
  values: { language, 'dry-run': dryRun = false },
} = parseArgs({
  options: { language: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  allowPositionals: true,
})
if (name === undefined) stop('Say which file to import: npm run import -- FILE')
const file = await openTextFile(name).catch((error: Error) => stop(`The file cannot be read: ${error.message}`))
const format = language === 'en' || language === 'fr' ? (`menu-${language}` as const) : formatOf(file.head)
if (!format)
  stop(
    `${name} is none of the files that npm run export writes: products (lines of JSON, or CSV), a table of stores or of stock (CSV), or a menu (JSON). A menu whose links name no language needs --language en or --language fr.`,
  )
if (dryRun && !isOfProducts(format)) stop('Only products can be tried with --dry-run.')
const { payload, close } = await openDatabase()
const { importFile } = await import('../src/server/import-export/import-export.ts')
const show = progressLine()
const answer = await importFile(
  payload,
  format,
  file,
  (step, done, total) =>
    show(steps[step], done, total === undefined ? Math.min(file.share(), 0.99) : done / Math.max(total, 1)),
  { dryRun },
)
if (!answer.ok) {
  console.error(answer.problems.join('\n'))
  await close(1)
} else {
  const { imported: written, wouldAdd, wouldChange, warnings, changed, removed, dead } = answer.report
  if (dryRun) console.log(`Nothing was written. Products that would be new: ${wouldAdd}, changed: ${wouldChange}`)
  else if (format in counted) console.log(`${counted[format as keyof typeof counted]}: ${written}`)
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
