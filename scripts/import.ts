import os from 'node:os'
import path from 'node:path'
import { formatOf, isOfProducts } from '../src/server/import-export/formats.ts'
import { openTextFile } from '../src/server/import-export/text-file.ts'
import { readArguments } from './steps/arguments.ts'
import { openDatabase } from './steps/database.ts'
import { progressLine } from './steps/progress.ts'
import { stop } from './steps/run.ts'

const counted = {
  products: 'Products written',
  'products-csv': 'Products written',
  shopify: 'Products written',
  stores: 'Stores written',
  stock: 'Stock levels changed',
  reviews: 'Reviews added',
}
const steps = { check: 'Checked', write: 'Written', undo: 'Undone' }

/**
 * Takes a file of `npm run export` in, recognized by its content, also packed by gzip; with a wrong line nothing of it.
 */
const {
  positionals: [name],
  values: { language, 'dry-run': dryRun = false, undo, ...choices },
} = readArguments({
  command: 'npm run import',
  form: 'FILE [options]',
  says: 'Takes in a file of npm run export, or of Shopify, Judge.me or Yotpo; with a wrong line nothing of it.',
  options: {
    language: { type: 'string', says: 'en or fr: of a menu whose links name no language, or of Shopify’s products' },
    'dry-run': { type: 'boolean', says: 'says what would be new and changed, and writes nothing' },
    undo: { type: 'string', says: 'NUMBER: undoes the import that gave this number, without a file' },
    category: { type: 'string', says: 'of Shopify’s products: the code of the category of those that name none' },
    create: { type: 'string', says: 'true: of Shopify’s products, makes missing brands and colours' },
    hosts: { type: 'string', says: 'of Shopify’s products: the servers from which pictures may be fetched' },
  },
  words: 1,
})
if (undo !== undefined) await undoRun(Number(undo))
if (name === undefined) stop('Say which file to import: npm run import -- FILE')
const file = await openTextFile(name).catch((error: Error) => stop(`The file cannot be read: ${error.message}`))
const found = formatOf(file.head)
const format =
  (language === 'en' || language === 'fr') && found !== 'shopify' && found !== 'reviews'
    ? (`menu-${language}` as const)
    : found
if (!format)
  stop(
    `${name} is not one of the files that npm run export writes: products (lines of JSON, or CSV), a table of stores, of stock or of reviews (CSV), or a menu (JSON). A menu whose links name no language needs --language en or --language fr.`,
  )
if (dryRun && !isOfProducts(format) && format !== 'reviews')
  stop('Only products and reviews can be tried with --dry-run.')
// A shop beside it answers first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const { payload, close } = await openDatabase({ needsShop: dryRun })
const { importFile } = await import('../src/server/import-export/import-export.ts')
const show = progressLine()
const answer = await importFile(
  payload,
  format,
  file,
  (step, done, total) =>
    show(steps[step], done, total === undefined ? Math.min(file.share(), 0.99) : done / Math.max(total, 1)),
  { dryRun, name: path.basename(name), choices: { ...choices, ...(language !== undefined && { language }) } },
)
if (!answer.ok) {
  console.error(answer.problems.join('\n'))
  await close(1)
} else {
  const { imported: written, wouldAdd, wouldChange, differences, run, warnings, changed, removed, dead } = answer.report
  if (dryRun && format === 'reviews') console.log(`Nothing was written. Reviews that would be new: ${wouldAdd}`)
  else if (dryRun) {
    for (const { code, title, isNew, fields } of differences) {
      console.log(`${code} ${title}${isNew ? ': new' : ''}`)
      for (const { field, from, to } of fields) console.log(`  ${field}: ${from || '–'} → ${to || '–'}`)
    }
    const more = (wouldAdd ?? 0) + (wouldChange ?? 0) - differences.length
    if (more > 0) console.log(`And ${more} more.`)
    console.log(`Nothing was written. Products that would be new: ${wouldAdd}, changed: ${wouldChange}`)
  } else if (format in counted) console.log(`${counted[format as keyof typeof counted]}: ${written}`)
  else
    console.log(
      changed.length + removed.length === 0
        ? 'The menu is as it was.'
        : `A draft of the menu waits in the admin. Changed: ${changed.join(', ') || 'nothing'}. Taken out: ${removed.join(', ') || 'nothing'}.`,
    )
  if (run !== undefined) console.log(`To undo it: npm run import -- --undo ${run}`)
  for (const { item, url } of dead)
    console.log(`Leads nowhere, and must be mended before it is published: ${url} (${item})`)
  for (const warning of warnings) console.log(`Please look at this: ${warning}`)
  await close()
}

/** Undoes an import of products, by the number that it gave. */
async function undoRun(run: number): Promise<never> {
  const { payload, close } = await openDatabase({ needsShop: true })
  const { undoImport } = await import('../src/server/import-export/import-export.ts')
  const show = progressLine()
  const answer = await undoImport(payload, run, (step, done, total = 1) => show(steps[step], done, done / total))
  if (answer.ok) {
    console.log(`Products as before: ${answer.report.undone}`)
    for (const each of answer.report.left) console.log(each)
  } else console.error(answer.problems.join('\n'))
  await close(answer.ok ? 0 : 1)
  process.exit()
}
