import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { getShopPayload } from '../../src/server/database/payload.ts'
import { exportFile } from '../../src/server/import-export/import-export.ts'

/**
 * Writes the files of the bench into a folder: the whole catalogue as it is, products that the shop does not have, and
 * counts that all differ.
 */
const [folder = '', added, counted] = process.argv.slice(2)
const at = (name: string) => path.join(folder, name)
const payload = await getShopPayload()
await exportFile(payload, 'products', at('same.jsonl'))
await exportFile(payload, 'stock', at('levels.csv'))

type Line = { code: string; variants: { sku: string }[]; tags: { skus: string[] }[] }
await changed('same.jsonl', 'new.jsonl', Number(added), (text) => {
  const line = JSON.parse(text) as Line
  const own = (sku: string) => `${sku}+`
  return JSON.stringify({
    ...line,
    code: own(line.code),
    variants: line.variants.map((variant) => ({ ...variant, sku: own(variant.sku) })),
    tags: line.tags.map((tag) => ({ ...tag, skus: tag.skus.map(own) })),
  })
})
await changed('levels.csv', 'stock.csv', Number(counted) + 1, (line) =>
  line.replace(/"(\d+)"$/, (_, quantity: string) => `"${(Number(quantity) + 1) % 40}"`),
)
await payload.destroy()
process.exit(0)

/** The first lines of a file, each changed, as another. */
async function changed(from: string, to: string, most: number, change: (line: string) => string): Promise<void> {
  const out = createWriteStream(at(to))
  let count = 0
  for await (const line of createInterface({ input: createReadStream(at(from)) }))
    if (count++ < most) out.write(`${change(line)}\n`)
  await new Promise<void>((resolve) => out.end(() => resolve()))
}
