import type { Fit } from '../../domain/reviews/review.ts'
import { longest, type ReviewError } from '../../domain/reviews/review-form.ts'
import { m } from '../../paraglide/messages.js'

const fitNames: Record<Fit, () => string> = {
  small: m.review_fit_small,
  true: m.review_fit_true,
  large: m.review_fit_large,
}
export const fitName = (fit: Fit): string => fitNames[fit]()

export function reviewErrorText({ field, problem }: ReviewError): string {
  if (field === 'stars' || problem === 'missing') return m.review_error_stars_missing()
  if (problem === 'too-long') return m.review_error_too_long({ most: longest[field] })
  return problem === 'link' ? m.review_error_link() : m.review_error_markup()
}

/** Why a whole review was refused. */
export const reviewRefusals = {
  'too-many-tries': m.review_error_too_many,
  'written-already': m.review_error_already,
  'unknown-product': m.review_error_unknown,
  'unknown-order': m.review_error_unknown,
} as const

type Refused =
  | { ok: false; reason: keyof typeof reviewRefusals }
  | { ok: false; reason: 'wrong-fields'; errors: ReviewError[] }
/** What was typed, and why it was refused. */
export type ReviewTry = { answer: Refused; typed: Record<string, string> }
