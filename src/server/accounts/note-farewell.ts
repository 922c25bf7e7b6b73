import { z } from 'zod'
import { locales } from '../../domain/locale.ts'
import type { Rows } from '../database/database.ts'
import { note } from '../orders/outbox.ts'

/** To whom the last letter of an account goes, and what it says besides. */
export const farewell = z.object({
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  at: z.number(),
  underWay: z.array(z.string()).readonly(),
})

/** Notes the last letter of an account: the outbox sends it, also after a crash, or once mail can be sent again. */
export const noteFarewell = (rows: Rows, id: string, letter: z.infer<typeof farewell>): Promise<void> =>
  note(rows, { key: `account-deleted ${id}`, kind: 'account-deleted', data: letter })
