/** Compares two candidates: negative if the first ranks higher. */
export type Compare = (a: number, b: number) => number

/** The `most` highest of the candidates, in any order: a heap of the best so far, its worst on top. */
export function highest(candidates: Uint32Array, most: number, compare: Compare): Uint32Array {
  const heap = candidates.slice(0, most)
  if (heap.length === 0 || heap.length === candidates.length) return heap
  for (let at = heap.length >> 1; at >= 0; at--) sink(heap, heap.length, at, compare)
  for (let i = heap.length; i < candidates.length; i++) {
    if (compare(heap[0]!, candidates[i]!) <= 0) continue
    heap[0] = candidates[i]!
    sink(heap, heap.length, 0, compare)
  }
  return heap
}

/**
 * The `most` highest of the candidates, in order. Sorted here, since a comparison costs several times more when the
 * language's own sorting calls it.
 */
export function top(candidates: Uint32Array, most: number, compare: Compare): Uint32Array {
  const heap = highest(candidates, most, compare)
  for (let at = heap.length >> 1; at >= 0; at--) sink(heap, heap.length, at, compare)
  for (let end = heap.length - 1; end > 0; end--) {
    const worst = heap[0]!
    heap[0] = heap[end]!
    heap[end] = worst
    sink(heap, end, 0, compare)
  }
  return heap
}

/** Sifts the element at a position down in a heap of `used` elements. */
function sink(heap: Uint32Array, used: number, from: number, compare: Compare): void {
  const own = heap[from]!
  let at = from
  for (;;) {
    let child = 2 * at + 1
    if (child >= used) break
    if (child + 1 < used && compare(heap[child + 1]!, heap[child]!) > 0) child++
    if (compare(heap[child]!, own) <= 0) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = own
}

/**
 * Which of the candidates 0 … size − 1, more than `most`, are among the `most` highest by their class alone, and which
 * are of the class in which the last place falls, both from the lowest. Counting needs no comparison, and leaves few to
 * be compared.
 * @param classes of each candidate, the lower ranks higher
 * @param limit more than any class
 */
export function byClass(classes: Uint16Array, most: number, limit: number): { sure: Uint32Array; even: Uint32Array } {
  const counts = new Uint32Array(limit)
  for (let i = 0; i < classes.length; i++) counts[classes[i]!]!++
  let before = 0
  let last = 0
  while (last < limit - 1 && before + counts[last]! < most) before += counts[last++]!
  // One extra slot for writes that do not count: whether a candidate counts is unpredictable, so a branch would be
  // mispredicted.
  const [sure, even] = [new Uint32Array(before + 1), new Uint32Array(counts[last]! + 1)]
  for (let i = 0, s = 0, e = 0; i < classes.length; i++) {
    const behind = classes[i]! - last
    sure[s] = i
    s += behind >>> 31
    even[e] = i
    e += ((behind | -behind) >>> 31) ^ 1
  }
  return { sure: sure.subarray(0, before), even: even.subarray(0, counts[last]!) }
}
