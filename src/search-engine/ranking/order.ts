import type { Criterion } from './criteria.ts'
import type { Matches } from './relevance.ts'
import { bitsOf, CLASSES, classOf } from './relevance-class.ts'
import { byClass, highest, top } from './top.ts'

/**
 * The order of the documents of one segment by some criteria. Where it begins as usual, one small number per document
 * says nearly all. Where the rest is what documents are numbered by, the earlier is the higher; otherwise the first
 * criterion after that is computed once per document, the others when they are to decide.
 */
export class DocumentOrder {
  private readonly classes: Uint16Array
  private readonly isUsual: boolean
  private readonly isByClass: boolean
  private readonly isNumbered: boolean
  private readonly lead: Float64Array
  private readonly leading: (at: number) => number
  private readonly others: ((at: number) => number)[]

  constructor(
    private readonly matches: Matches,
    criteria: readonly Criterion[],
  ) {
    const size = matches.docs.length
    this.classes = new Uint16Array(size)
    this.isUsual = criteria[0]?.name === 'match' && criteria[1]?.name === 'relevance'
    this.isByClass = this.isUsual && criteria[1]!.isByClass === true
    const rest = criteria.slice(this.isByClass ? 2 : this.isUsual ? 1 : 0)
    this.isNumbered = this.isByClass && rest.every(({ name }, i) => name === matches.segment.data.schema.order?.[i])
    const [leading = () => 0, ...others] = this.isNumbered ? [] : rest.map((criterion) => criterion.of(matches))
    this.lead = new Float64Array(this.isNumbered ? 0 : size)
    this.leading = leading
    this.others = others
  }

  /** The `most` highest, in any order. */
  highest(most: number): Uint32Array {
    const { classes } = this
    if (classes.length <= most) return Uint32Array.from(classes, (_, at) => at)
    this.classify()
    const { sure, even } = byClass(classes, most, 2 * CLASSES)
    const chosen = new Uint32Array(most)
    chosen.set(sure)
    chosen.set(this.highestOf(even, most - sure.length), sure.length)
    return chosen
  }

  /** The `most` highest of some, in order. Relevances may have changed. */
  top(places: Uint32Array, most: number): Uint32Array {
    this.classify(places)
    this.score(places)
    return top(places, most, this.compare)
  }

  private highestOf(even: Uint32Array, most: number): Uint32Array {
    if (this.isNumbered) return even.subarray(0, most)
    this.score(even)
    return highest(even, most, this.compare)
  }

  private classify(places?: Uint32Array) {
    if (!this.isUsual) return
    const { classes } = this
    const { relevance, flawed } = this.matches
    const bits = bitsOf(relevance)
    const count = places ? places.length : classes.length
    for (let i = 0; i < count; i++) {
      const at = places ? places[i]! : i
      // A flawed document is behind all without a flaw, whatever its relevance.
      classes[at] = classOf(bits[at]!) + (flawed[at] ? CLASSES : 0)
    }
  }

  private score(places: Uint32Array) {
    if (this.isNumbered) return
    for (let i = 0; i < places.length; i++) this.lead[places[i]!] = this.leading(places[i]!)
  }

  private readonly compare = (a: number, b: number): number =>
    this.classes[a]! - this.classes[b]! ||
    (this.isNumbered ? a - b : this.lead[a]! - this.lead[b]! || this.compareFurther(a, b))

  private compareFurther(a: number, b: number): number {
    for (const value of this.others) {
      const difference = value(a) - value(b)
      if (difference !== 0) return difference
    }
    // Among equals the more relevant, unless relevances of a class count as equal, and then the earlier document is
    // first.
    return (this.isByClass ? 0 : this.matches.relevance[b]! - this.matches.relevance[a]!) || a - b
  }
}
