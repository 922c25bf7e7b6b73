import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { benches, longBenches } from '../bench/benches.ts'
import { fillBenchShop } from '../bench/bench-shop.ts'
import { keeps, type Figure } from '../bench/figure.ts'
import { machine, table } from '../bench/report.ts'
import { runBenches } from '../bench/run-benches.ts'
import { readArguments } from './steps/arguments.ts'
import { buildAll } from './steps/build.ts'
import { root, seconds, stop } from './steps/run.ts'

/** The figures of the shop. Ends with 1 if a promise is not kept. */
const { values } = readArguments({
  command: 'npm run bench',
  form: '[options]',
  says: 'Takes the figures of the shop; ends with 1 if a promise is not kept.',
  options: {
    json: { type: 'string', says: 'FILE: writes them' },
    only: { type: 'string', default: '', says: 'WORDS: the benches whose name has the words' },
    minutes: { type: 'string', default: '30', says: 'how long a long one takes (30)' },
    // The goals of "against a commit" are in pages of this one.
    commit: { type: 'string', default: 'b3315aa', says: 'HASH: with what "against a commit" compares' },
    'as-built': { type: 'boolean', default: false, says: 'builds nothing' },
  },
})
const isNamed = ({ name }: { name: string }) => name.toLowerCase().includes(values.only.toLowerCase())
const chosen = benches.filter(isNamed)
const long = values.only === '' ? [] : longBenches.filter(isNamed)
if (chosen.length + long.length === 0)
  stop(`No bench is named so. There are: ${[...benches, ...longBenches].map(({ name }) => name).join(' · ')}`)
const minutes = Number(values.minutes)
if (!(minutes > 0)) stop('--minutes is a number of minutes.')

const dataDir = path.resolve(root, process.env.BENCH_DATA_DIR ?? '.data/bench')
const began = performance.now()
const before = machine()
try {
  if (!values['as-built']) await buildAll(console.log)
  const figures: Figure[] = []
  if (chosen.length > 0) {
    await fillBenchShop(dataDir)
    figures.push(...(await runBenches(chosen, dataDir, ({ bench, figures }) => console.log(table(bench, figures)))))
  }
  for (const { name: bench, measure } of long) {
    const own = (await measure({ minutes, dataDir, commit: values.commit })).map((figure): Figure => ({
      bench,
      ...figure,
    }))
    console.log(table(bench, own))
    figures.push(...own)
  }
  const missed = figures.filter((figure) => !keeps(figure))
  const after = machine()
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ machine: { ...after, loadBefore: before.load }, figures, missed: missed.length }, undefined, 2)}\n`,
    )
  console.log(
    `\n${after.processors} processors, load ${before.load[0]} before and ${after.load[0]} after, ${after.node}, ${seconds(began)}`,
  )
  for (const { bench, page, name } of missed) console.log(`✗ ${bench}: ${name}, ${page}`)
  if (missed.length > 0) process.exitCode = 1
} catch (error) {
  stop(`The figures could not be taken: ${(error as Error).message}`)
}
