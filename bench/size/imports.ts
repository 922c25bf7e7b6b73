import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Measured } from '../bench.ts'
import type { BenchShop } from '../cache.ts'
import type { Book } from '../order-book.ts'
import { longestWait } from './asks.ts'
import { command, type Finished } from './catalogues.ts'

/** Products that are new, and counts that differ: what a large retailer gives in a night. */
const [ADDED, COUNTED] = [2000, 140_000]
const MEMORY_MB = 1000

/** How long `npm run import` takes beside the shop that is open on the same data, and what it takes of memory. */
export async function importFigures(catalogue: Book, page: string, shop: BenchShop): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-imports-'))
  const file = (name: string) => command(catalogue, 'scripts/import.ts', path.join(folder, name))
  try {
    await command(catalogue, 'bench/size/files-process.ts', folder, String(ADDED), String(COUNTED))
    const same = await file('same.jsonl')
    const added = await file('new.jsonl')
    let counted: Finished = { ms: 0, peakMb: 0 }
    const wait = await longestWait(shop, async () => {
      counted = await file('stock.csv')
    })
    const memory = (name: string, { peakMb }: Finished): Measured => ({
      page,
      name: `${name}: memory of the import`,
      value: peakMb,
      unit: 'MB',
      promise: { atMost: MEMORY_MB },
    })
    return [
      { page, name: 'import of the same products', value: same.ms, unit: 'ms', promise: { atMost: 60_000 } },
      memory('the same products', same),
      {
        page,
        name: 'import of new products',
        value: ADDED / (added.ms / 1000),
        unit: 'per second',
        promise: { atLeast: 60 },
      },
      memory('new products', added),
      { page, name: 'import of 140,000 counts', value: counted.ms, unit: 'ms', promise: { atMost: 60_000 } },
      memory('140,000 counts', counted),
      {
        page,
        name: '140,000 counts: longest wait',
        value: wait.ms,
        unit: 'ms',
        promise: { atMost: 150 },
        note: wait.of,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
