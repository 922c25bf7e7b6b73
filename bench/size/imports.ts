import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Measured } from '../bench.ts'
import type { Book } from '../order-book.ts'
import { command } from './catalogues.ts'

/** Products that are new, and counts that differ: what a large retailer gives in a night. */
const [ADDED, COUNTED] = [2000, 140_000]

/**
 * How long `npm run import` takes beside the shop that is open on the same data.
 * @param longestWait the longest answer of the shop while some work goes on, in milliseconds
 */
export async function importFigures(
  catalogue: Book,
  page: string,
  longestWait: (work: () => Promise<void>) => Promise<number>,
): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-imports-'))
  try {
    await command(catalogue, 'bench/size/files-process.ts', folder, String(ADDED), String(COUNTED))
    const same = await command(catalogue, 'scripts/import.ts', path.join(folder, 'same.jsonl'))
    const added = await command(catalogue, 'scripts/import.ts', path.join(folder, 'new.jsonl'))
    let counted = 0
    const wait = await longestWait(async () => {
      counted = await command(catalogue, 'scripts/import.ts', path.join(folder, 'stock.csv'))
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
