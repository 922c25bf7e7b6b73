import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { film, frameAt } from '../seed/film/portage-day.ts'
import { webm, type EncodedFrame } from '../seed/film/webm.ts'
import { browser } from './steps/browser.ts'
import { root } from './steps/run.ts'

/**
 * Draws the film of the seed, frame by frame, and saves it as seed/film/portage-day.webm: once, when the drawings
 * change (`node --import tsx scripts/draw-film.ts`). The encoder is the browser's.
 */
const BITS_PER_SECOND = 83_000
const { seconds, framesPerSecond, width, height } = film

declare global {
  interface Window {
    /** Exposed to the page below. */
    frameAt(second: number): Promise<string>
  }
}

const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox'] })
const page = await chrome.newPage()
// tsx gives functions their names by this.
await page.addInitScript('globalThis.__name = (named) => named')
// Encoders are for secure pages only; nothing is asked of any site.
await page.route('https://film.invalid/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
)
await page.goto('https://film.invalid/')
await page.exposeFunction('frameAt', frameAt)
const encoded = await page.evaluate(
  async ({ count, framesPerSecond, width, height, bitrate }) => {
    const draw = window.frameAt
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')!
    const frames: { at: number; key: boolean; base64: string }[] = []
    const failed: unknown[] = []
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        frames.push({
          at: Math.round(chunk.timestamp / 1000),
          key: chunk.type === 'key',
          base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        })
      },
      error: (error) => failed.push(error),
    })
    encoder.configure({
      codec: 'vp09.00.31.08',
      width,
      height,
      bitrate,
      framerate: framesPerSecond,
      latencyMode: 'quality',
    })
    for (let i = 0; i < count; i++) {
      const picture = new Image()
      picture.src = URL.createObjectURL(new Blob([await draw(i / framesPerSecond)], { type: 'image/svg+xml' }))
      await picture.decode()
      pen.drawImage(picture, 0, 0, width, height)
      URL.revokeObjectURL(picture.src)
      const frame = new VideoFrame(canvas, {
        timestamp: Math.round((i * 1e6) / framesPerSecond),
        duration: Math.round(1e6 / framesPerSecond),
      })
      encoder.encode(frame, { keyFrame: i % (5 * framesPerSecond) === 0 })
      frame.close()
      while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await encoder.flush()
    if (failed.length > 0) throw failed[0]
    return frames
  },
  { count: seconds * framesPerSecond, framesPerSecond, width, height, bitrate: BITS_PER_SECOND },
)
await chrome.close()

const frames = encoded.map(({ at, key, base64 }): EncodedFrame => ({ at, key, data: Buffer.from(base64, 'base64') }))
const bytes = webm({ codec: 'V_VP9', width, height, milliseconds: seconds * 1000 }, frames)
writeFileSync(path.join(root, 'seed/film/portage-day.webm'), bytes)
console.log(`${frames.length} frames, ${Math.round(bytes.length / 1000)} kB`)
