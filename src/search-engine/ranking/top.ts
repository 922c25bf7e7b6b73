/** Compares two candidates: negative if the first ranks higher. */
export type Compare = (a: number, b: number) => number

/**
 * The `most` highest of the candidates 0 … size − 1, in order. A heap of the best so far, its worst on top.
 * @param first a number of each candidate that is compared before anything else, the lower ranks higher: it decides nearly always
 */
export function top(size: number, most: number, compare: Compare, first = new Int32Array(size)): Uint32Array {
  const heap = new Uint32Array(Math.min(most, size))
  if (heap.length === 0) return heap
  const order: Compare = (a, b) => first[a]! - first[b]! || compare(a, b)
  if (size <= most) {
    for (let i = 0; i < size; i++) heap[i] = i
    return heap.sort(order)
  }
  const isWorse = (a: number, b: number) => order(a, b) > 0
  let used = 0
  const sink = (from: number) => {
    let at = from
    const own = heap[at]!
    for (;;) {
      let child = 2 * at + 1
      if (child >= used) break
      if (child + 1 < used && isWorse(heap[child + 1]!, heap[child]!)) child++
      if (!isWorse(heap[child]!, own)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = own
  }
  for (let i = 0; i < size; i++) {
    if (used < heap.length) {
      heap[used++] = i
      if (used === heap.length) for (let at = used >> 1; at >= 0; at--) sink(at)
    } else if (first[i]! <= first[heap[0]!]! && isWorse(heap[0]!, i)) {
      heap[0] = i
      sink(0)
    }
  }
  return heap.sort(order)
}
