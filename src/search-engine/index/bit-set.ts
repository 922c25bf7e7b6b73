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
    let at = 0
    for (let i = 0; at < members.length; i++) {
      // As signed numbers: of unsigned ones the negative has no room in 32 bits, and floating point is slow.
      for (let word = words[i]! | 0; word !== 0; word &= word - 1) members[at++] = (i << 5) + 31 - Math.clz32(word & ((~word + 1) | 0))
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

function bitsIn(words: Uint32Array): number {
  let count = 0
  for (let i = 0; i < words.length; i++) {
    let word = words[i]! | 0
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
