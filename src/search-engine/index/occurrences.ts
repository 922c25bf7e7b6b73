import { COMPLETES, DESCRIBES, NAMES } from '../text/noun-phrase.ts'
import { LONGEST_POSITION } from './segment-data.ts'

/**
 * How far the length of a text weighs: between 0, not at all, and 1, in full (BM25's b; Robertson and Zaragoza 2009
 * give 0.5 to 0.8).
 */
const LENGTH_MATTERS = 0.6
/**
 * The thing before things for the thing: a word counts more where it names the thing, and less where it says what the
 * thing is for. Stored in the impact of the occurrence, so that it costs no query anything.
 */
const WORTH_OF_PART: Record<number, number> = { [DESCRIBES]: 0.8, [NAMES]: 2.2, [COMPLETES]: 0.5 }
/**
 * Occurrences that the first chunk has room for, and the largest. Each has twice the room of the one before: a segment of
 * a few records takes some kilobytes, and V8, which collects after so many of them, collects seldom.
 */
const [FIRST_CHUNK, LARGEST_CHUNK] = [1 << 12, 1 << 18]

type Chunk = {
  term: Uint32Array
  doc: Uint32Array
  attribute: Uint8Array
  position: Uint16Array
  part: Uint8Array
}

/**
 * Collects occurrences in the order of documents and sorts them by term: by counting, since documents are in order
 * already.
 */
export class OccurrenceBuilder {
  private readonly numbers = new Map<string, number>()
  private readonly chunks: Chunk[] = []
  private chunk: Chunk | undefined
  private at = 0
  private count = 0
  /** Length of each text read, with the occurrence it ends before: impacts wait for the averages. */
  private readonly texts: { end: number; attribute: number; length: number }[] = []
  private readonly totals: { texts: number; words: number }[] = []

  /** @param part what the word does in the name of a thing */
  add(word: string, doc: number, attribute: number, position: number, part: number = DESCRIBES): void {
    let term = this.numbers.get(word)
    if (term === undefined) this.numbers.set(word, (term = this.numbers.size))
    const chunk = this.chunk && this.at < this.chunk.term.length ? this.chunk : this.next()
    chunk.term[this.at] = term
    chunk.doc[this.at] = doc
    chunk.attribute[this.at] = attribute
    chunk.position[this.at] = position < LONGEST_POSITION ? position : LONGEST_POSITION
    chunk.part[this.at] = part
    this.at++
    this.count++
  }

  /** Closes the text whose occurrences were added since the last call. `words`: its length. */
  length(attribute: number, words: number): void {
    this.texts.push({ end: this.count, attribute, length: words })
    const total = (this.totals[attribute] ??= { texts: 0, words: 0 })
    total.texts++
    total.words += words
  }

  averageLength(attribute: number): number {
    const total = this.totals[attribute]
    return total ? total.words / total.texts : 0
  }

  done() {
    const words = [...this.numbers.keys()]
    const order = sorted(words)
    const rank = new Uint32Array(words.length)
    for (let i = 0; i < order.length; i++) rank[order[i]!] = i
    const postingStart = new Uint32Array(words.length + 1)
    this.each((chunk, i) => void postingStart[rank[chunk.term[i]!]! + 1]!++)
    for (let i = 0; i < words.length; i++) postingStart[i + 1]! += postingStart[i]!

    const next = postingStart.slice()
    const documentCount = new Uint32Array(words.length)
    const [postingDoc, postingAttribute] = [new Uint32Array(this.count), new Uint8Array(this.count)]
    const [postingPosition, postingImpact] = [new Uint16Array(this.count), new Uint8Array(this.count)]
    let text = 0
    this.each((chunk, i, at) => {
      while (this.texts[text]!.end <= at) text++
      const term = rank[chunk.term[i]!]!
      const to = next[term]!++
      if (to === postingStart[term] || postingDoc[to - 1] !== chunk.doc[i]) documentCount[term]!++
      postingDoc[to] = chunk.doc[i]!
      postingAttribute[to] = chunk.attribute[i]!
      postingPosition[to] = chunk.position[i]!
      postingImpact[to] = this.impact(this.texts[text]!, chunk.part[i]!)
    })
    return {
      terms: Array.from(order, (number) => words[number]!),
      postingStart,
      postingDoc,
      postingAttribute,
      postingPosition,
      postingImpact,
      documentCount,
    }
  }

  private impact({ attribute, length }: { attribute: number; length: number }, part: number): number {
    const average = this.averageLength(attribute) || 1
    const worth = 100 / (1 - LENGTH_MATTERS + (LENGTH_MATTERS * length) / average)
    return Math.max(1, Math.min(255, Math.round(worth * WORTH_OF_PART[part]!)))
  }

  private next(): Chunk {
    const room = this.chunk ? Math.min(this.chunk.term.length * 2, LARGEST_CHUNK) : FIRST_CHUNK
    this.chunk = {
      term: new Uint32Array(room),
      doc: new Uint32Array(room),
      attribute: new Uint8Array(room),
      position: new Uint16Array(room),
      part: new Uint8Array(room),
    }
    this.chunks.push(this.chunk)
    this.at = 0
    return this.chunk
  }

  private each(visit: (chunk: Chunk, i: number, at: number) => void) {
    let at = 0
    for (const chunk of this.chunks) {
      const size = Math.min(chunk.term.length, this.count - at)
      for (let i = 0; i < size; i++) visit(chunk, i, at++)
    }
  }
}

/** The numbers of words in the order of their UTF-16 units. */
function sorted(words: string[]): Uint32Array {
  const order = Array.from(words.keys())
  order.sort((a, b) => (words[a]! < words[b]! ? -1 : 1))
  return Uint32Array.from(order)
}
