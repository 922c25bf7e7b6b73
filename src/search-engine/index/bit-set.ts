/** A set of document numbers below `size`. */
export class BitSet {
  readonly words: Uint32Array
  /** How many members there are; counted when it is asked for. */
  private counted: number | undefined

  constructor(
    readonly size: number,
    words?: Uint32Array,
  ) {
    this.words = words ?? new Uint32Array((size + 31) >>> 5)
    if (!words) this.counted = 0
  }

  static full(size: number): BitSet {
    const all = new BitSet(size)
    all.words.fill(0xffffffff)
    return all.trim()
  }

  get count(): number {
    return (this.counted ??= bitsIn(this.words))
  }

  has(at: number): boolean {
    return (this.words[at >>> 5]! & (1 << (at & 31))) !== 0
  }

  add(at: number): void {
    if (this.has(at)) return
    this.words[at >>> 5]! |= 1 << (at & 31)
    if (this.counted !== undefined) this.counted++
  }

  /** @param at −1 is in no set */
  delete(at: number): void {
    if (at < 0 || !this.has(at)) return
    this.words[at >>> 5]! &= ~(1 << (at & 31))
    if (this.counted !== undefined) this.counted--
  }

  copy(): BitSet {
    return new BitSet(this.size, this.words.slice())
  }

  and(other: BitSet): this {
    const { words } = this
    for (let i = 0; i < words.length; i++) words[i]! &= other.words[i]!
    return this.changed()
  }

  or(other: BitSet): this {
    const { words } = this
    for (let i = 0; i < words.length; i++) words[i]! |= other.words[i]!
    return this.changed()
  }

  andNot(other: BitSet): this {
    if (other.counted === 0) return this
    const { words } = this
    for (let i = 0; i < words.length; i++) words[i]! &= ~other.words[i]!
    return this.changed()
  }

  not(): this {
    const { words } = this
    for (let i = 0; i < words.length; i++) words[i] = ~words[i]!
    return this.trim()
  }

  /** The members, in order. */
  toArray(): Uint32Array {
    const { words } = this
    const members = new Uint32Array(this.count)
    const filled = filledWords(words)
    let count = 0
    for (let i = 0; i < filled.length; i++) {
      const at = filled[i]!
      // As a signed number: of unsigned ones the negative has no room in 32 bits, and floating point is slow.
      let word = words[at]! | 0
      while (word !== 0) {
        const lowest = word & -word
        members[count++] = (at << 5) + 31 - Math.clz32(lowest)
        word ^= lowest
      }
    }
    return members
  }

  private trim(): this {
    const rest = this.size & 31
    if (rest) this.words[this.words.length - 1]! &= (1 << rest) - 1
    return this.changed()
  }

  private changed(): this {
    this.counted = undefined
    return this
  }
}

let places = new Uint32Array(0)

/**
 * Where words are not empty. Listed without a branch: which ones are can not be guessed, and each wrong guess costs
 * more than ten words. Good until the next call.
 */
function filledWords(words: Uint32Array): Uint32Array {
  if (places.length <= words.length) places = new Uint32Array(words.length + 1)
  let count = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i]! | 0
    places[count] = i
    count += (word | -word) >>> 31
  }
  return places.subarray(0, count)
}

function bitsIn(words: Uint32Array): number {
  let count = 0
  for (let i = 0; i < words.length; i++) {
    let word = words[i]! | 0
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
