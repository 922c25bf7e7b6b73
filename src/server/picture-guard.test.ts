import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureFault } from './picture-guard.ts'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#5b2a55' }, limitInputPixels: false })
const noisy = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#5b2a55', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).png().toBuffer()

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('in %s is good', async (format) => expect(await pictureFault(await picture(40, 30).toFormat(format).toBuffer())).toBeUndefined())
  test('of exactly 50 megapixels is good', async () => expect(await pictureFault(await picture(10_000, 5000).png().toBuffer())).toBeUndefined(), 20_000)
})

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['a text', () => Buffer.from('I am a text'), /no picture/],
  ['nothing', () => Buffer.alloc(0), /no picture/],
  ['a picture cut short', async () => (await noisy()).subarray(0, 4000), /damaged/],
  ['a picture of 50 megapixels and a row', () => picture(10_000, 5001).png().toBuffer(), /50 are the most/],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /SVG/],
  ['a drawing behind a comment', () => Buffer.from('\ufeff <!-- x --><svg/>'), /SVG/],
  ['a GIF', () => picture(4, 4).gif().toBuffer(), /no PNG/],
  ['a file of 21 MB', () => Buffer.alloc(21_000_000), /20 MB/],
])('%s is told what is wrong with it', async (_, make, words) => expect(await pictureFault(await make())).toMatch(words), 20_000)
