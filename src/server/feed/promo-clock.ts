import type { Payload } from 'payload'
import { nextTurn, type Schedule } from '../../domain/shell/promo-schedule.ts'
import { readAll } from '../database/read-all.ts'

/**
 * Node's timers run for 24 days at most; a shop that sleeps and wakes should not miss a turn by more than this, in
 * milliseconds.
 */
const LONGEST_WAIT_MS = 60 * 60_000

export type PromoClock = { look(): Promise<void>; stop(): Promise<void> }

/**
 * Calls `turned` when a promo message appears or disappears on schedule, since no save notifies the shop then. `look`
 * is to be called at the start and after each change of the messages.
 */
export function promoClock(
  payload: () => Promise<Payload>,
  turned: () => void,
  now: () => number = Date.now,
): PromoClock {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let schedules: Schedule[] = []
  let looking: Promise<void> = Promise.resolve()

  const wait = () => {
    clearTimeout(timer)
    const turn = nextTurn(now(), schedules)
    if (turn === undefined || stopped) return
    timer = setTimeout(
      () => {
        // A timer may come a moment early.
        if (now() >= turn) turned()
        wait()
      },
      Math.min(turn - now(), LONGEST_WAIT_MS),
    )
    timer.unref()
  }

  const look = async () => {
    schedules = await readAll(await payload(), 'promo-messages')
    wait()
  }

  return {
    async look() {
      const own = look()
      looking = Promise.allSettled([looking, own]).then(() => {})
      await own
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
