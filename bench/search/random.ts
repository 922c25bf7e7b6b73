/** Numbers that look random and are the same in every run (mulberry32). */
export class Random {
  constructor(private state: number) {}
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  below = (limit: number): number => Math.floor(this.next() * limit)
  of = <T>(list: readonly T[]): T => list[this.below(list.length)]!
  /** Low numbers often, high ones seldom, as words are used. */
  zipf = (limit: number): number => Math.min(limit - 1, Math.floor(limit ** this.next()) - 1)
}
