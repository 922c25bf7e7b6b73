import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { isUnpublishing, scheduledChange, whyNotDone } from './scheduled-change.ts'

type Asked = { type?: unknown; doc?: unknown; localeToPublish?: unknown; date?: unknown }

const MINUTE = 60_000

/**
 * What would be refused is not scheduled either, where it can still be set right, nor what is for a minute that is
 * over; undefined for what may be.
 */
export async function refuseSchedule(
  req: PayloadRequest,
  { type, doc, localeToPublish: locale, date }: Asked,
  now: number,
): Promise<{ error: string } | undefined> {
  const asked = scheduledChange.safeParse({ type, doc, locale })
  if (!asked.success) return undefined
  const at = z.coerce.date().safeParse(date).data
  // Forms know minutes: the one that is now is done at once.
  if (at && at.getTime() < now - (now % MINUTE)) return { error: staffText(localeOf(req), 'schedule_passed') }
  const reasons = await whyNotDone(req, asked.data)
  if (reasons.length === 0) return undefined
  const words = isUnpublishing(asked.data) ? 'schedule_unpublish_refused' : 'schedule_refused'
  return { error: staffText(localeOf(req), words, { reasons: reasons.join(' ') }) }
}
