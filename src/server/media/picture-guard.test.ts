import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lookAtPicture } from './picture-guard.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b2a55' }, limitInputPixels: false })
const noisy = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#5b2a55',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

describe('a picture', () => {
  test.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('in %s is good, and ends in .%s', async (format, ending) =>
    expect(await lookAtPicture(await picture(40, 30).toFormat(format).toBuffer())).toEqual({ ending }),
  )
  test(
    'of exactly 50 megapixels is good',
    async () => expect(await lookAtPicture(await picture(10_000, 5000).png().toBuffer())).toEqual({ ending: 'png' }),
    20_000,
  )
})

test.each<[string, () => Promise<Buffer> | Buffer, RegExp, RegExp]>([
  ['a text', () => Buffer.from('I am a text'), /can’t be read/, /illisible/],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /can’t be read/, /illisible/],
  ['nothing', () => Buffer.alloc(0), /can’t be read/, /illisible/],
  ['a picture cut short', async () => (await noisy()).subarray(0, 4000), /damaged/, /endommagé/],
  [
    'a picture of 50 megapixels and a row',
    () => picture(10_000, 5001).png().toBuffer(),
    /the limit is 50/,
    /maximum est de 50/,
  ],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /SVG/,
    /Un fichier SVG/,
  ],
  ['a drawing behind a comment', () => Buffer.from('\ufeff <!-- x --><svg/>'), /SVG/, /Un fichier SVG/],
  ['a GIF', () => picture(4, 4).gif().toBuffer(), /isn’t a PNG/, /pas une photo PNG/],
  ['a file of 21 MB', () => Buffer.alloc(21_000_000), /20 MB/, /20 Mo/],
])(
  '%s is refused with its reason in both languages',
  async (_, make, en, fr) =>
    expect(await lookAtPicture(await make())).toEqual({
      fault: { en: expect.stringMatching(en), fr: expect.stringMatching(fr) },
    }),
  20_000,
)
