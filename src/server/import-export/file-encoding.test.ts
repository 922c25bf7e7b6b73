import { expect, test } from 'vitest'
import { decoderOf, encodingOf } from './file-encoding.ts'

const text = 'Élastiques d’été, œuvré, Montréal, St. John’s, 12,99 $'
/** As Excel in French writes it; of its 256 letters these are not those of Latin-1. */
const windows1252 = Buffer.from(text.replaceAll('’', '\u0092').replaceAll('œ', '\u009C'), 'latin1')

test.each([
  ['UTF-8', 'utf-8', Buffer.from(text)],
  ['UTF-8 with its mark', 'utf-8', Buffer.from(`\uFEFF${text}`)],
  ['Windows-1252', 'windows-1252', windows1252],
  ['“Unicode text”', 'utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of the other order', 'utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
] as const)('%s is read as it was written, in pieces of any length', async (_, encoding, bytes) => {
  for (const size of [bytes.length, 5, 7, 3]) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (__, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    expect(await encodingOf(parts)).toBe(encoding)
    const decoder = decoderOf(encoding)
    const read = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
    expect(read.replace('\uFEFF', '')).toBe(text)
  }
})

test('a file that ends inside a letter is not UTF-8, and an empty one is', async () => {
  expect(await encodingOf([Buffer.from('été').subarray(0, -1)])).toBe('windows-1252')
  expect(await encodingOf([])).toBe('utf-8')
})
