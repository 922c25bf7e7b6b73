import type { Payload } from 'payload'
import type { Instant } from '../../domain/time.ts'
import { rowsOf } from '../database/database.ts'
import { note } from './outbox.ts'

/** The time in which one order gets at most one mail with a new link, however often it is asked for. */
const ONE_MAIL_IN_MS = 60 * 60_000

/** Notes a mail with a new link to an order, to the address it was placed with; the caller has checked who that is. */
export const noteOrderLink = (payload: Payload, number: string, now: Instant): Promise<void> =>
  note(rowsOf(payload), {
    key: `mail link ${number} ${Math.floor(now / ONE_MAIL_IN_MS)}`,
    kind: 'order-mail',
    data: { number, mail: 'link' },
  })
