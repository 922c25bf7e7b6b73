import type { Payload } from 'payload'
import { repeat, type Repeating } from './repeat.ts'

/** How often it is looked for what editors scheduled, in milliseconds: their forms know minutes. */
const EVERY_MS = 10_000

/**
 * Publishes and unpublishes what editors scheduled, when its time has come. It saves as an editor would, so the change
 * feed notifies the shop. Several processes may do this: each job is taken by one of them.
 */
export const runScheduled = (payload: Payload, log: (sentence: string) => void): Repeating =>
  repeat(
    EVERY_MS,
    () => payload.jobs.run({ limit: 20, overrideAccess: true, silent: true }),
    (error) => log(`What is scheduled could not be done; it is tried again: ${String(error)}`),
  )
