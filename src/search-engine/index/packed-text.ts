/** Many short texts in one buffer: nothing for the garbage collector to walk, and ready to be written to disk. */
export type PackedText = { bytes: Uint8Array; offsets: Uint32Array }

/** Bytes of a file that is read when they are asked for. */
export type FileBytes = {
  readonly length: number
  subarray(from?: number, to?: number): Uint8Array
  /** Fills `into` with what begins at `from`. */
  readInto(into: Uint8Array, from: number): void
}
export type Bytes = Uint8Array | FileBytes
/** Many texts of which few are needed at a time. */
export type StoredText = { stored: Bytes; offsets: Uint32Array }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** How many texts there are. */
export const countOf = (packed: PackedText): number => packed.offsets.length - 1

/** The text at a place, from 0. */
export const textAt = ({ bytes, offsets }: PackedText, at: number): string =>
  decoder.decode(bytes.subarray(offsets[at]!, offsets[at + 1]!))

/** Where stored texts are read that are decoded at once: a buffer for each would be work for the garbage collector. */
let scratch = new Uint8Array(1 << 14)

/** The text at a place, from 0, of those that are stored. */
export function storedTextAt(texts: StoredText, at: number): string {
  const { stored, offsets } = texts
  if (stored instanceof Uint8Array) return textAt({ bytes: stored, offsets }, at)
  const length = offsets[at + 1]! - offsets[at]!
  if (length > scratch.length) scratch = new Uint8Array(length)
  const bytes = scratch.subarray(0, length)
  stored.readInto(bytes, offsets[at]!)
  return decoder.decode(bytes)
}

/**
 * Some stored texts in one buffer that is as large as they are. It is memory that threads share, since it goes to
 * another, and does not count: V8 would collect after every few of them.
 */
export function packStored(places: readonly { texts: StoredText; at: number }[]): PackedText {
  const packed = new Uint32Array(new SharedArrayBuffer((places.length + 1) * Uint32Array.BYTES_PER_ELEMENT))
  for (const [i, { texts, at }] of places.entries())
    packed[i + 1] = packed[i]! + texts.offsets[at + 1]! - texts.offsets[at]!
  const bytes = new Uint8Array(new SharedArrayBuffer(packed[places.length]!))
  for (const [i, { texts, at }] of places.entries()) {
    const { stored, offsets } = texts
    const into = bytes.subarray(packed[i]!, packed[i + 1]!)
    if (stored instanceof Uint8Array) into.set(stored.subarray(offsets[at]!, offsets[at + 1]!))
    else stored.readInto(into, offsets[at]!)
  }
  return { bytes, offsets: packed }
}

/** All of them decoded: only where all are needed. */
export function allTexts(packed: PackedText): string[] {
  const texts = Array.from<string>({ length: countOf(packed) })
  for (let i = 0; i < texts.length; i++) texts[i] = textAt(packed, i)
  return texts
}

/** Collects texts into one growing buffer. */
export class TextPacker {
  private bytes: Uint8Array
  private offsets = new Uint32Array(1 << 8)
  private used = 0
  private count = 0

  /** @param room bytes that will probably be needed; little, as a segment of one record has some thirty of these */
  constructor(room = 1 << 10) {
    this.bytes = new Uint8Array(room)
  }

  add(text: string): void {
    // A UTF-16 unit has three bytes of UTF-8 at most.
    this.reserve(text.length * 3)
    this.used += encoder.encodeInto(text, this.bytes.subarray(this.used)).written
    this.close()
  }

  addBytes(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.bytes.set(bytes, this.used)
    this.used += bytes.length
    this.close()
  }

  done(): PackedText {
    return { bytes: this.bytes.slice(0, this.used), offsets: this.offsets.slice(0, this.count + 1) }
  }

  private close() {
    this.count++
    if (this.count === this.offsets.length) this.offsets = grown(this.offsets, this.count + 1)
    this.offsets[this.count] = this.used
  }

  private reserve(more: number) {
    if (this.used + more > this.bytes.length) this.bytes = grown(this.bytes, this.used + more)
  }
}

/** Packs texts in the order given; `room` as of `TextPacker`. */
export const pack = (texts: Iterable<string>, room?: number): PackedText => {
  const packer = new TextPacker(room)
  for (const text of texts) packer.add(text)
  return packer.done()
}

type Growing = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** The same array with room for at least `size` elements; grows by half, at least. */
export function grown<T extends Growing>(array: T, size: number): T {
  const bigger = new (array.constructor as new (length: number) => T)(
    Math.max(size, Math.ceil(array.length * 1.6), 256),
  )
  bigger.set(array)
  return bigger
}
