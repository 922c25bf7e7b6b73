import type { Payload } from 'payload'
import { voidPayment } from '../checkout/payment-attempts.ts'
import { renewKey } from '../checkout/checkout-rows.ts'
import type { Checkouts } from '../checkout/checkouts.ts'
import { rowsOf } from '../database/database.ts'
import { repeat, type Repeating } from '../app/repeat.ts'
import { movePayment, stalePayments } from '../payments/payment-rows.ts'
import type { Outbox } from './outbox.ts'

/**
 * How long an attempt may be untouched: longer than a gateway's answer and a transaction take; a shopper at the bank's
 * page has longer.
 */
const PATIENCE_MS = { authorizing: 2 * 60_000, action: 20 * 60_000, voiding: 10_000 } as const
const EVERY_MS = 15_000
/** What staff do in the admin is recorded there and done here: its mails must not wait. A poll is one indexed query. */
const OUTBOX_EVERY_MS = 2000

type Options = {
  payload(): Promise<Payload>
  checkouts: Checkouts
  outbox: Outbox
  log(sentence: string): void
  now?(): number
  patience?: Record<keyof typeof PATIENCE_MS, number>
}

/**
 * Finishes work interrupted by a crash: releases an authorization without an order, captures an order's uncaptured
 * payment, sends waiting mails and refunds. At the start, and then every few seconds; outbox tasks more often.
 */
export function reconciler({ payload, checkouts, outbox, log, now = Date.now, patience = PATIENCE_MS }: Options) {
  const once = async () => {
    const rows = rowsOf(await payload())
    const at = now()
    const stale = await stalePayments(rows, {
      authorizing: at - patience.authorizing,
      action: at - patience.action,
      voiding: at - patience.voiding,
    })
    for (const { key, cart, state } of stale) {
      // Only the one that moves the row goes on: a request that is merely slow finds it moved, and writes no order.
      if (
        state !== 'voiding' &&
        !(await movePayment(rows, key, [state], 'voiding', { now: at, answer: { reason: 'payment-unavailable' } }))
      )
        continue
      await renewKey(rows, cart, key)
      await voidPayment(checkouts, key, at).catch(async (error: unknown) => {
        log(`the payment ${key} could not be released; it is tried again: ${String(error)}`)
        // After the others: what cannot be released for days must not keep them from being read.
        await movePayment(rows, key, ['voiding'], 'voiding', { now: at })
      })
    }
    await outbox.run()
    return stale.length
  }
  const failed = (reason: string) => log(`what is half done could not be finished; it is tried again: ${reason}`)
  return {
    once,
    start(): Repeating {
      // A failure in both is logged once.
      const rounds = [
        repeat(EVERY_MS, once, failed),
        repeat(
          OUTBOX_EVERY_MS,
          () => outbox.run(),
          () => {},
        ),
      ]
      return { stop: async () => void (await Promise.all(rounds.map((one) => one.stop()))) }
    },
  }
}
