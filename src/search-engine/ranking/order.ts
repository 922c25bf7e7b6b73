import type { Criterion } from './criteria.ts'
import type { Matches } from './relevance.ts'
import { bitsOf, CLASSES, classOf } from './relevance-class.ts'
import { byClass, highest, top } from './top.ts'

/**
 * The order of the documents of one segment by some criteria. Where it begins as usual, one small number per document says nearly
 * all; the first criterion after that is computed once per document, the others when they are to decide.
 */
export class Order {
  private readonly classes: Uint16Array
  private readonly lead: Float64Array
  private readonly isUsual: boolean
  private readonly leading: (at: number) => number
  private readonly others: ((at: number) => number)[]

  constructor(
    private readonly matches: Matches,
    criteria: readonly Criterion[],
  ) {
    const size = matches.docs.length
    this.classes = new Uint16Array(size)
    this.lead = new Float64Array(size)
    this.isUsual = criteria[0]?.name === 'match' && criteria[1]?.name === 'relevance'
    const [leading = () => 0, ...others] = criteria.slice(this.isUsual ? (criteria[1]!.isByClass ? 2 : 1) : 0).map((criterion) => criterion.of(matches))
    this.leading = leading
    this.others = others
  }

  /** The `most` highest, in any order. */
  highest(most: number): Uint32Array {
    const all = new Uint32Array(this.classes.length)
    for (let at = 0; at < all.length; at++) all[at] = at
    if (all.length <= most) return all
    this.classify(all)
    const { sure, even } = byClass(this.classes, most, 2 * CLASSES)
    this.weigh(even)
    const chosen = new Uint32Array(most)
    chosen.set(sure)
    chosen.set(highest(even, most - sure.length, this.compare), sure.length)
    return chosen
  }

  /** The `most` highest of some, in order. Relevances may have changed. */
  top(places: Uint32Array, most: number): Uint32Array {
    this.classify(places)
    this.weigh(places)
    return top(places, most, this.compare)
  }

  private classify(places: Uint32Array) {
    if (!this.isUsual) return
    const { relevance, flawed } = this.matches
    const bits = bitsOf(relevance)
    // A flawed document is behind all without a flaw, whatever its relevance.
    for (let i = 0; i < places.length; i++) this.classes[places[i]!] = classOf(bits[places[i]!]!) + (flawed[places[i]!] ? CLASSES : 0)
  }

  private weigh(places: Uint32Array) {
    for (let i = 0; i < places.length; i++) this.lead[places[i]!] = this.leading(places[i]!)
  }

  private readonly compare = (a: number, b: number): number => this.classes[a]! - this.classes[b]! || this.lead[a]! - this.lead[b]! || this.compareFurther(a, b)

  private compareFurther(a: number, b: number): number {
    for (const value of this.others) {
      const difference = value(a) - value(b)
      if (difference !== 0) return difference
    }
    // Among equals the more relevant and then the earlier document is first.
    return this.matches.relevance[b]! - this.matches.relevance[a]! || a - b
  }
}
