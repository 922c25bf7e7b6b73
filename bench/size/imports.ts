import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root, run } from '../../scripts/steps/run.ts'
import type { Measured } from '../bench.ts'

/** Products that are new, and counts that differ: what a large retailer gives in a night. */
const [ADDED, COUNTED] = [2000, 140_000]

/**
 * How long `npm run import` takes beside the shop that is open on the same data.
 * @param longestWait the longest answer of the shop while some work goes on, in milliseconds
 */
export async function importFigures(
  dataDir: string,
  page: string,
  longestWait: (work: () => Promise<void>) => Promise<number>,
): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-imports-'))
  const command = async (script: string, ...words: string[]): Promise<number> => {
    const began = performance.now()
    const { code, output } = await run('node', ['--import', 'tsx', path.join(root, script), ...words], {
      env: { NODE_ENV: 'production', APP_ROOT: root, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
    if (code !== 0) throw new Error(`${script} failed.\n${output.slice(-1500)}`)
    return performance.now() - began
  }
  try {
    await command('bench/size/files-process.ts', folder, String(ADDED), String(COUNTED))
    const same = await command('scripts/import.ts', path.join(folder, 'same.jsonl'))
    const added = await command('scripts/import.ts', path.join(folder, 'new.jsonl'))
    let counted = 0
    const wait = await longestWait(async () => {
      counted = await command('scripts/import.ts', path.join(folder, 'stock.csv'))
    })
    return [
      { page, name: 'import of the same products', value: same, unit: 'ms', promise: { atMost: 60_000 } },
      {
        page,
        name: 'import of new products',
        value: ADDED / (added / 1000),
        unit: 'per second',
        promise: { atLeast: 60 },
      },
      { page, name: 'import of 140,000 counts', value: counted, unit: 'ms', promise: { atMost: 60_000 } },
      { page, name: 'longest wait while they are imported', value: wait, unit: 'ms', promise: { atMost: 150 } },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
