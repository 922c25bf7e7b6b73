import { paceOf, type Pace } from '../../domain/pace.ts'
import type { Progress } from './follow-progress.ts'

export type PacedProgress = Progress & { pace?: Pace }

/** Milliseconds of a step after which its pace is said: before, it would jump. */
const STEADY_MS = 3000

/** Adds to each report how fast its step goes, and how long it still takes. */
export function withPace(now = () => performance.now()): (progress: Progress) => PacedProgress {
  let began: { step: string; done: number; at: number } | undefined
  return (progress) => {
    const { step, done, total } = progress
    const at = now()
    if (began?.step !== step) began = { step, done, at }
    if (at - began.at < STEADY_MS) return progress
    const [own, all] = [done - began.done, total === undefined ? 0 : total - began.done]
    return {
      ...progress,
      pace: paceOf({ done: own, share: all > 0 ? own / all : undefined, seconds: (at - began.at) / 1000 }),
    }
  }
}
