import sharp from 'sharp'
import type { SeedFile } from '../seeding.ts'

/** Wordmarks set in what the system has, distinct by weight, slant, spacing and a sign of their own. */
const signs = [
  '<path d="M70 150 130 60 190 150Z" fill="#14231d"/>',
  '<circle cx="130" cy="108" r="46" fill="#14231d"/><path d="M84 118h92" stroke="#eceee9" stroke-width="10"/>',
  '<path d="M74 108c36-64 76-64 112 0-36 64-76 64-112 0Z" fill="#14231d"/>',
  '<path d="M82 64h96v88H82Z" fill="none" stroke="#14231d" stroke-width="12"/><path d="M82 152 178 64" stroke="#14231d" stroke-width="12"/>',
  '<path d="M70 130q30-34 60 0t60 0M70 98q30-34 60 0t60 0" fill="none" stroke="#14231d" stroke-width="12" stroke-linecap="round"/>',
  '<path d="M130 52v112M82 80l96 56M178 80l-96 56" stroke="#14231d" stroke-width="12" stroke-linecap="round"/>',
]
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
  const text = words(START, Math.min(1, ROOM / (await widthOf(words(0)))))
  const data = await sharp(
    Buffer.from(
      drawing(840, `<rect width="840" height="216" fill="#eceee9"/>${signs[(pick >>> 3) % signs.length]}${text}`),
    ),
  )
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
