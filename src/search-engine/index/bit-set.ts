/** A set of document numbers below `size`. */
export class BitSet {
  readonly words: Uint32Array
  count = 0

  constructor(
    readonly size: number,
    words?: Uint32Array,
  ) {
    this.words = words ?? new Uint32Array((size + 31) >>> 5)
    if (words) this.recount()
  }

  has = (at: number): boolean => (this.words[at >>> 5]! & (1 << (at & 31))) !== 0

  add(at: number): void {
    if (this.has(at)) return
    this.words[at >>> 5]! |= 1 << (at & 31)
    this.count++
  }

  static full(size: number): BitSet {
    const all = new BitSet(size)
    all.words.fill(0xffffffff)
    all.trim()
    return all
  }

  copy = (): BitSet => new BitSet(this.size, this.words.slice())

  and(other: BitSet): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! &= other.words[i]!
    return this.recount()
  }
  or(other: BitSet): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! |= other.words[i]!
    return this.recount()
  }
  andNot(other: BitSet): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! &= ~other.words[i]!
    return this.recount()
  }
  not(): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = ~this.words[i]!
    this.trim()
    return this
  }

  /** The members, in order. */
  toArray(): Uint32Array {
    const members = new Uint32Array(this.count)
    let at = 0
    for (let i = 0; i < this.words.length; i++) {
      for (let word = this.words[i]!; word !== 0; word &= word - 1) members[at++] = (i << 5) + 31 - Math.clz32(word & -word)
    }
    return members
  }

  private trim() {
    const rest = this.size & 31
    if (rest) this.words[this.words.length - 1]! &= (1 << rest) - 1
    this.recount()
  }

  private recount(): this {
    this.count = 0
    for (let word of this.words) {
      word -= (word >>> 1) & 0x55555555
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
      this.count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
    }
    return this
  }
}
