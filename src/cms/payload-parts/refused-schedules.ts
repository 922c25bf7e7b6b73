import type { ServerFunctionsContextType } from '@payloadcms/ui'
import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

const refusal = z.object({ error: z.string() })
type Scheduling = Pick<ServerFunctionsContextType, 'schedulePublish'>

/** What Payload says of a fault, to nobody and in English. */
const FAULT = /^Error (?:scheduling|deleting)/

/**
 * The drawer “Schedule Publish” says that all is well unless scheduling throws, which Payload's own never does: it
 * returns what is wrong.
 */
export const refusedSchedules = <Functions extends Scheduling>(functions: Functions, locale: Locale): Functions => ({
  ...functions,
  async schedulePublish(asked) {
    const answer = await functions.schedulePublish(asked)
    const refused = refusal.safeParse(answer)
    if (!refused.success) return answer
    const { error } = refused.data
    throw new Error(FAULT.test(error) ? staffText(locale, 'schedule_failed') : error)
  },
})
