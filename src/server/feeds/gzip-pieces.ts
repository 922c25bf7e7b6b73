import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** A part of a gzip file (RFC 1952), compressed by itself, and what its end has to say of all of them. */
export type GzipPiece = { bytes: Buffer; crc: number; length: number }

const deflated = promisify(deflateRaw)

/** Text as a piece: it ends on a whole byte and refers to no other, so that pieces can be put together in any order. */
export async function gzipPiece(text: string): Promise<GzipPiece> {
  const plain = Buffer.from(text)
  const bytes = await deflated(plain, { level: 6, finishFlush: constants.Z_FULL_FLUSH })
  return { bytes, crc: crc32(plain), length: plain.length }
}

/** What comes before the first piece: no name, no time, of no system in particular. */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** What comes after the last: an empty final block, the checksum and the length of all. */
export function gzipEnd({ crc, length }: Pick<GzipPiece, 'crc' | 'length'>): Buffer {
  const end = Buffer.alloc(10)
  end.set([0x03, 0x00])
  end.writeUInt32LE(crc, 2)
  end.writeUInt32LE(length % 2 ** 32, 6)
  return end
}

export const GZIP_AROUND = gzipStart.length + 10

/**
 * The checksum of two texts after each other, from theirs: the first is moved on by as many zero bytes as the second
 * has.
 */
export function joinedCrc(first: number, second: number, secondLength: number): number {
  let moved = first
  // The operator for one zero bit, then squared to 2, 4, 8 bits: one byte.
  let operator = Array.from({ length: 32 }, (_, bit) => (bit === 0 ? 0xedb88320 : 2 ** (bit - 1)))
  for (let squarings = 0; squarings < 3; squarings++) operator = squared(operator)
  for (let left = secondLength; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) moved = applied(operator, moved)
    operator = squared(operator)
  }
  return (moved ^ second) >>> 0
}

const squared = (operator: readonly number[]): number[] => operator.map((column) => applied(operator, column))

function applied(operator: readonly number[], vector: number): number {
  let sum = 0
  for (let [rest, bit] = [vector >>> 0, 0]; rest !== 0; rest >>>= 1, bit++) if (rest & 1) sum ^= operator[bit] ?? 0
  return sum >>> 0
}
