import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { SeedFile } from '../seeding.ts'
import { signOf } from './brand-signs.ts'

/** Wordmarks set in what the system has, distinct by weight, slant, spacing and a sign of what they make. */
const faces = [
  'font-family="DejaVu Sans,Verdana,sans-serif" font-weight="700"',
  'font-family="DejaVu Serif,Georgia,serif" font-weight="700"',
  'font-family="DejaVu Sans Mono,monospace" font-weight="700"',
  'font-family="DejaVu Sans,Verdana,sans-serif" font-style="italic" font-weight="700"',
]

/** Where the words begin, and how wide they may be, in the units of the drawing. */
const START = 230
const ROOM = 570
const SIZE = 64

export async function brandLogo(key: string, name: string): Promise<SeedFile> {
  const pick = [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0
  const words = (x: number, scale = 1) =>
    `<text x="${x}" y="${108 + SIZE * scale * 0.36}" font-size="${SIZE * scale}" letter-spacing="${([0, 3, 8][pick % 3] ?? 0) * scale}" fill="#14231d" ${faces[pick % faces.length]}>${name.replaceAll('&', '&amp;')}</text>`
  if (key === HOUSE_BRAND)
    return fileOf(key, `<g transform="translate(60 38) scale(2.34)" fill="#14231d">${houseLogo()}</g>`)
  const text = words(START, Math.min(1, ROOM / (await widthOf(words(0)))))
  return fileOf(key, signOf(key, pick >>> 3) + text)
}

/** The shop's own brand wears the shop's sign, as its labels do. */
const HOUSE_BRAND = 'portage'
const houseLogo = () =>
  /<g id="logo">([\s\S]*)<\/g>/.exec(readFileSync(new URL('../../src/ui/logo.svg', import.meta.url), 'utf8'))?.[1] ?? ''

async function fileOf(key: string, inside: string): Promise<SeedFile> {
  const data = await sharp(Buffer.from(drawing(840, `<rect width="840" height="216" fill="#eceee9"/>${inside}`)))
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { name: `logo-${key}.png`, data, mimetype: 'image/png', size: data.length }
}

/** How wide words come out, in the faces that this system has. */
const widthOf = async (text: string): Promise<number> =>
  (
    await sharp(Buffer.from(drawing(2400, text)))
      .trim()
      .toBuffer({ resolveWithObject: true })
  ).info.width

const drawing = (width: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 216" width="${width}" height="216">${inside}</svg>`
