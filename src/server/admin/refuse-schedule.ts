import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { isUnpublishing, scheduledChange, whyNotDone } from './scheduled-change.ts'

type Asked = { type?: unknown; doc?: unknown; localeToPublish?: unknown }

/** What publishing would refuse is not scheduled either, where it can still be filled in; undefined for what may be. */
export async function refuseSchedule(
  req: PayloadRequest,
  { type, doc, localeToPublish: locale }: Asked,
): Promise<{ error: string } | undefined> {
  const asked = scheduledChange.safeParse({ type, doc, locale })
  if (!asked.success || isUnpublishing(asked.data)) return undefined
  const reasons = await whyNotDone(req, asked.data)
  return reasons.length > 0
    ? { error: staffText(localeOf(req), 'schedule_refused', { reasons: reasons.join(' ') }) }
    : undefined
}
