import type { Field } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { instantOf } from '../../domain/time.ts'
import { staffTexts } from '../staff-words.ts'

/** An end is after its beginning, `startsAt` beside it. */
export const endRule = fieldRule((value, { siblingData: { startsAt } }) =>
  isEmpty(value) || isEmpty(startsAt) || instantOf(String(startsAt)) < instantOf(String(value))
    ? undefined
    : staffTexts('refusal_markdown_times'),
)

/** When something of the shop begins or ends, in the time of a Canadian zone; an end is after its beginning. */
export const moment = (name: 'startsAt' | 'endsAt'): Field => ({
  name,
  type: 'date',
  timezone: true,
  admin: { date: { timeIntervals: 15 } },
  ...(name === 'endsAt' && { validate: endRule }),
})
