import { PICKUP_REMINDER_DAYS, waitsUntil } from '../../domain/pickup/pickup-wait.ts'
import type { Instant } from '../../domain/time.ts'
import type { Rows } from '../database/database.ts'
import { note } from './outbox.ts'

const DAY_MS = 86_400_000

/** The keys of the reminders of an order begin with this. */
export const pickupReminderKey = (number: string): string => `mail pickup-reminder ${number}`

/** Notes the one mail that reminds of a pickup, in the transaction in which it became ready. */
export const notePickupReminder = (rows: Rows, number: string, part: string | undefined, ready: Instant) =>
  note(rows, {
    key: `${pickupReminderKey(number)} ${part ?? 'whole'}`,
    kind: 'order-mail',
    data: { number, mail: 'pickup-reminder', ...(part && { part }), until: waitsUntil(ready) },
    dueAt: ready + PICKUP_REMINDER_DAYS * DAY_MS,
  })
