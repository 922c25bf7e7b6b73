/** What one purchase says, against what one visit does. */
export const TOGETHER_WEIGHTS = { order: 1, visit: 0.2 } as const

/** Products of one order or visit that are looked at: a list of hundreds says little of any two. */
const MOST_OF_ONE = 20
/** What is known of two products by less is chance, or one person's purchase: two orders, or ten visits. */
const LEAST = 2
/** What chance takes off: few observations count for less than their share. */
const DOUBT = 2

/**
 * Counts which products were in the same order or the same visit. The measure is the cosine of two products (Sarwar et
 * al., “Item-based collaborative filtering recommendation algorithms”, 2001), lowered where it rests on little.
 */
export class Together {
  readonly #alone = new Map<string, number>()
  readonly #pairs = new Map<string, Map<string, number>>()

  /** Products of one order or visit, by id; each counts once. */
  add(products: readonly string[], weight: number): void {
    const each = [...new Set(products)].slice(0, MOST_OF_ONE)
    for (const product of each) {
      this.#alone.set(product, (this.#alone.get(product) ?? 0) + weight)
      const others = this.#pairs.get(product) ?? new Map<string, number>()
      for (const other of each) if (other !== product) others.set(other, (others.get(other) ?? 0) + weight)
      this.#pairs.set(product, others)
    }
  }

  /** Those that were with something. */
  *products(): Iterable<string> {
    for (const [product, others] of this.#pairs) if (others.size > 0) yield product
  }

  /** What was with a product most, the strongest first, at most so many; none where too little is known. */
  best(product: string, most: number): string[] {
    const scored = [...(this.#pairs.get(product) ?? [])].flatMap(([other, count]) =>
      count < LEAST - 1e-9 ? [] : [{ other, score: this.#score(product, other, count) }],
    )
    return scored
      .toSorted((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))
      .slice(0, most)
      .map(({ other }) => other)
  }

  #score(product: string, other: string, count: number): number {
    const [one, two] = [this.#alone.get(product) ?? 0, this.#alone.get(other) ?? 0]
    return (count / Math.sqrt(one * two)) * (count / (count + DOUBT))
  }
}
