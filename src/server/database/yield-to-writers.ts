import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isPostgres } from './database.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/**
 * Milliseconds. A process that finds SQLite busy stops and asks again, at first after a few milliseconds, later every
 * 25: a shorter pause it would miss.
 */
const PAUSE = 30

/** Between two transactions of long work: the shop, in this process or in another, writes what waits. */
export const yieldToWriters = (payload: Payload): Promise<void> =>
  isPostgres(payload) ? yieldToEventLoop() : setTimeout(PAUSE)
