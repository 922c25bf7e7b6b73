import { Refusal } from '../settings/refusal.ts'

/** Milliseconds a query may take: less than the 250 that an answer may. */
const MOST_MS = 150

/** Bounds the time of one query. */
export class Deadline {
  private readonly end: number
  constructor(milliseconds = MOST_MS) {
    this.end = performance.now() + milliseconds
  }
  get isPast(): boolean {
    return performance.now() > this.end
  }
  /** Ends a query whose parts are each harmless and together too much. */
  check(): void {
    if (this.isPast) throw new Refusal('The query takes too long: ask for less at once', 400)
  }
}
