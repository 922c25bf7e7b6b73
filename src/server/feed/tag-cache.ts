import { droppedFor } from './cache-tags.ts'

type Entry<V> = { value: V; tags: readonly string[]; bytes: number }

/**
 * Bytes that an entry takes besides its value and its words, and a tag of it besides its name; measured, rounded up.
 */
const PER_ENTRY = 400
const PER_TAG = 120

/**
 * A cache bounded in bytes, whose entries are dropped by tag; the least recently used goes first.
 * Reading from the database, a change, and storing what was read race: a value read before a drop is not stored after
 * it.
 */
export class TagCache<V> {
  #entries = new Map<string, Entry<V>>()
  #byTag = new Map<string, Set<string>>()
  #pending = new Map<string, Promise<V>>()
  #generation = 0
  #bytes = 0
  #hits = 0
  #misses = 0

  /**
   * @param limit bytes of all entries together
   * @param bytesOf bytes of a value in memory
   */
  constructor(
    private readonly limit: number,
    private readonly bytesOf: (value: V) => number,
  ) {}

  /** What the entries take, with their keys and tags. */
  get bytes(): number {
    return this.#bytes
  }

  /** How often something was there, and how often not, since the process began. */
  get hits(): number {
    return this.#hits
  }

  get misses(): number {
    return this.#misses
  }

  get size(): number {
    return this.#entries.size
  }

  /** Grows with every drop: take it before reading what will be stored. */
  get generation(): number {
    return this.#generation
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) {
      this.#misses++
      return undefined
    }
    this.#hits++
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores unless something was dropped since `generation`; never what alone is larger than all may be. */
  set(key: string, value: V, tags: readonly string[], generation = this.#generation): void {
    if (generation !== this.#generation) return
    this.#remove(key)
    const bytes = this.bytesOf(value) + 2 * key.length + PER_ENTRY + sum(tags, (tag) => tag.length + PER_TAG)
    if (bytes > this.limit) return
    this.#entries.set(key, { value, tags, bytes })
    this.#bytes += bytes
    for (const tag of tags) {
      const keys = this.#byTag.get(tag)
      if (keys) keys.add(key)
      else this.#byTag.set(tag, new Set([key]))
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.limit) break
      this.#remove(oldest)
    }
  }

  /** Puts another form of a value in its place, unless it has been dropped or replaced meanwhile. */
  replace(key: string, value: V, other: V): void {
    const entry = this.#entries.get(key)
    if (entry?.value === value) this.set(key, other, entry.tags)
  }

  /** The cached value, or the result of `read`, cached under its tags; concurrent callers share one read. */
  async wrap(key: string, tagsOf: (value: V) => readonly string[], read: () => Promise<V>): Promise<V> {
    const cached = this.get(key)
    if (cached !== undefined) return cached
    const running = this.#pending.get(key)
    if (running) return running
    const generation = this.#generation
    const reading = read()
      .then((value) => {
        this.set(key, value, tagsOf(value), generation)
        return value
      })
      .finally(() => {
        if (this.#pending.get(key) === reading) this.#pending.delete(key)
      })
    this.#pending.set(key, reading)
    return reading
  }

  drop(tags: Iterable<string>): void {
    this.#begin()
    // A Set may lose values while it is walked.
    for (const tag of [...tags].flatMap(droppedFor)) for (const key of this.#byTag.get(tag) ?? []) this.#remove(key)
  }

  clear(): void {
    this.#begin()
    this.#entries.clear()
    this.#byTag.clear()
    this.#bytes = 0
  }

  #begin() {
    this.#generation++
    this.#pending.clear()
  }

  #remove(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTag.delete(tag)
    }
  }
}

/** Bytes of a plain value in memory: about three times what it is as JSON, by snapshots of the heap. */
export const bytesOfPlain = (value: unknown): number => 3 * (JSON.stringify(value)?.length ?? 0)

const sum = (texts: readonly string[], bytesOf: (text: string) => number): number =>
  texts.reduce((bytes, text) => bytes + bytesOf(text), 0)
