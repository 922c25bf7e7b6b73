import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browser } from '../scripts/steps/browser.ts'
import { root } from '../scripts/steps/run.ts'
import { fillBenchShop, startBenchShop } from './bench-shop.ts'
import { slowPhone } from './slow-phone.ts'

/**
 * What a slow phone shows of a page while it loads: a picture each quarter of a second in a folder, and all of them on
 * one sheet, `strip.png`. `--into FOLDER`, `--page /en`, `--seconds 5`; of the build as it is.
 */
const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    page: { type: 'string', default: '/en' },
    seconds: { type: 'string', default: '5' },
  },
})
if (!values.into) throw new Error('--into says in which folder the pictures go.')
const EVERY_MS = 250
const [COLUMNS, WIDTH, GAP, LABEL] = [7, 195, 12, 28]

type Frame = { at: number; png: Buffer }

const folder = path.resolve(values.into)
const dataDir = path.resolve(root, process.env.BENCH_DATA_DIR ?? '.data/bench')
await fillBenchShop(dataDir)
const shop = await startBenchShop(dataDir, 'pages')
try {
  // A page that nobody asked for before is rendered first, and its pictures made.
  await film(shop.url + values.page, 1000)
  const frames = await film(shop.url + values.page, Number(values.seconds) * 1000)
  mkdirSync(folder, { recursive: true })
  for (const { at, png } of frames) writeFileSync(path.join(folder, `${String(at).padStart(5, '0')}ms.png`), png)
  const sheet = path.join(folder, 'strip.png')
  await writeSheet(frames, sheet)
  console.log(`${frames.length} pictures and ${sheet}`)
} finally {
  await shop.stop()
}

/** What was on the screen at each quarter of a second, counted from the start of the navigation. */
async function film(address: string, ms: number): Promise<Frame[]> {
  const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const { page, session } = await slowPhone(chrome)
    const shown: Frame[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      shown.push({ at: (metadata.timestamp ?? 0) * 1000, png: Buffer.from(data, 'base64') })
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await session.send('Page.startScreencast', { format: 'png' })
    await page.goto(address, { waitUntil: 'commit' })
    const began = await page.evaluate(() => performance.timeOrigin)
    await sleep(Math.max(0, began + ms - Date.now()) + EVERY_MS)
    const moments = Array.from({ length: Math.floor(ms / EVERY_MS) + 1 }, (_, index) => index * EVERY_MS)
    return moments.flatMap((at) => {
      const last = shown.findLast((frame) => frame.at <= began + at) ?? shown[0]
      return last ? [{ at, png: last.png }] : []
    })
  } finally {
    await chrome.close()
  }
}

async function writeSheet(frames: readonly Frame[], file: string): Promise<void> {
  const small = await Promise.all(frames.map(({ png }) => sharp(png).resize({ width: WIDTH }).png().toBuffer()))
  const heights = await Promise.all(small.map(async (png) => (await sharp(png).metadata()).height))
  const [cell, row] = [WIDTH + GAP, Math.max(...heights) + LABEL + GAP]
  const label = (at: number) =>
    Buffer.from(
      `<svg width="${WIDTH}" height="${LABEL}"><text x="2" y="20" font-family="sans-serif" font-size="18">${(at / 1000).toFixed(2)} s</text></svg>`,
    )
  const parts = frames.flatMap(({ at }, index) => {
    const [left, top] = [GAP + (index % COLUMNS) * cell, GAP + Math.floor(index / COLUMNS) * row]
    return [
      { input: label(at), left, top },
      { input: small[index] ?? Buffer.alloc(0), left, top: top + LABEL },
    ]
  })
  const rows = Math.ceil(frames.length / COLUMNS)
  await sharp({
    create: { width: GAP + COLUMNS * cell, height: GAP + rows * row, channels: 3, background: '#ddd' },
  })
    .composite(parts)
    .png()
    .toFile(file)
}
