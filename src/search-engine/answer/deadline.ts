import { Refusal } from '../settings/refusal.ts'

/** Milliseconds a query may take: less than the 250 that an answer may. */
const MOST_MS = 150

/**
 * Milliseconds that this thread has worked, where the platform can measure it. A busy machine, or a container throttled
 * because its CPU share is used up, makes a query late but not expensive: it must not be refused for that.
 */
export const worked = (): number => {
  if (typeof process === 'undefined' || !process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Bounds the time of one query. */
export class Deadline {
  constructor(
    private readonly milliseconds = MOST_MS,
    private readonly began = performance.now(),
    private readonly before = worked(),
  ) {}
  // Wall-clock time is cheap to read; thread time is read only once the wall clock is over the limit.
  get isPast(): boolean {
    return performance.now() - this.began > this.milliseconds && worked() - this.before > this.milliseconds
  }
  /** The same with so many milliseconds more. */
  longer(milliseconds: number): Deadline {
    return new Deadline(this.milliseconds + milliseconds, this.began, this.before)
  }
  /** Ends a query whose parts are each harmless and together too much. */
  check(): void {
    if (this.isPast) throw new Refusal('The query takes too long: ask for less at once', 400)
  }
}
