import { crc32, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipEnd, gzipPiece, gzipStart, joinedCrc } from './gzip-pieces.ts'

const texts = ['<rss>', 'x'.repeat(100_003), '', 'é'.repeat(7), '</rss>\n']

test('pieces make one gzip file of one member, which any reader unpacks', async () => {
  const pieces = await Promise.all(texts.map(gzipPiece))
  const all = pieces.reduce(
    (sum, { crc, length }) => ({ crc: joinedCrc(sum.crc, crc, length), length: sum.length + length }),
    { crc: 0, length: 0 },
  )
  const file = Buffer.concat([gzipStart, ...pieces.map(({ bytes }) => bytes), gzipEnd(all)])
  expect(gunzipSync(file).toString()).toBe(texts.join(''))
  expect(file.length).toBeLessThan(400)
})

test('the checksum of two texts together is that of both', () => {
  for (const first of texts)
    for (const second of texts)
      expect(joinedCrc(crc32(first), crc32(second), Buffer.byteLength(second))).toBe(crc32(first + second))
})
