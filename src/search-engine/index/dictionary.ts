import { allTexts } from './packed-text.ts'
import type { SegmentData } from './segment-data.ts'

/** The terms of a segment in the order of their letters. */
export class Dictionary {
  readonly terms: string[]
  private readonly stems: string[]

  constructor(private readonly data: Pick<SegmentData, 'terms' | 'stems' | 'stemStart' | 'stemTerm'>) {
    this.terms = allTexts(data.terms)
    this.stems = allTexts(data.stems)
  }

  /** The number of a term, or -1. */
  find(term: string): number {
    const at = lowerBound(this.terms, term)
    return this.terms[at] === term ? at : -1
  }

  /** Numbers of the terms that begin so: from the first up to, not including, the second. */
  prefixed(prefix: string): [number, number] {
    return [lowerBound(this.terms, prefix), lowerBound(this.terms, `${prefix}\uffff`)]
  }

  /** Numbers of the terms of a stem. */
  ofStem(stem: string): Iterable<number> {
    const at = lowerBound(this.stems, stem)
    if (this.stems[at] === stem)
      return this.data.stemTerm.subarray(this.data.stemStart[at]!, this.data.stemStart[at + 1]!)
    const own = this.find(stem)
    return own < 0 ? [] : [own]
  }
}

/** The place of `wanted` in sorted texts, or where it would be. */
function lowerBound(texts: string[], wanted: string): number {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (texts[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
