import path from 'node:path'
import { browser } from './steps/browser.ts'
import { playwright, staticChecks, sum, vitest, type Count } from './steps/checks.ts'
import { root, seconds } from './steps/run.ts'
import { startTestShop } from './steps/test-shop.ts'
import './generate.ts'

/** Every check, in the order in which a mistake is cheapest to find. File names after `--` narrow the end-to-end tests. */
const files = process.argv.slice(2)
const dataDir = path.join(root, 'build/test-data')
const counts: Count[] = []

const phase = async (name: string, work: () => Promise<Count>) => {
  const began = performance.now()
  console.log(`\n— ${name}`)
  counts.push(await work())
  console.log(`  ${name}: ${seconds(began)}`)
}

process.env.CHROMIUM = await browser()
if (files.length === 0) {
  await phase('types, lint, boundaries', staticChecks)
  await phase('unit tests', () => vitest('unit'))
  await phase('integration tests', () => vitest('integration'))
}
await phase('end-to-end tests', async () => {
  const shop = await startTestShop(dataDir).catch((error: Error) => void console.error(error.message))
  if (!shop) return { passed: 0, failed: 1 }
  try {
    return await playwright(shop.url, dataDir, files)
  } finally {
    await shop.stop()
  }
})

const { passed, failed } = sum(counts)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
