import type { Fit } from '../../domain/reviews/review.ts'
import { longest, type ReviewError } from '../../domain/reviews/review-form.ts'
import {
  LARGEST_REVIEW_PICTURE,
  LONGEST_ALT,
  MOST_PICTURES,
  type PictureError,
} from '../../domain/reviews/review-picture.ts'
import { m } from '../../paraglide/messages.js'

const fitNames: Record<Fit, () => string> = {
  small: m.review_fit_small,
  true: m.review_fit_true,
  large: m.review_fit_large,
}
export const fitName = (fit: Fit): string => fitNames[fit]()

export function reviewErrorText(error: ReviewError | PictureError): string {
  if (error.field === 'pictures') return pictureErrorText(error)
  const { field, problem } = error
  if (field === 'stars' || problem === 'missing') return m.review_error_stars_missing()
  if (problem === 'too-long') return m.review_error_too_long({ most: field === 'alt' ? LONGEST_ALT : longest[field] })
  return problem === 'link' ? m.review_error_link() : m.review_error_markup()
}

const fieldNames: Partial<Record<(ReviewError | PictureError)['field'], () => string>> = {
  title: m.review_headline,
  usedFor: m.review_used_for,
  text: m.review_text,
  alt: m.review_alt,
  author: m.review_author,
}

/** The error apart from its field: several of these say the same of different ones. */
export function namedReviewError(error: ReviewError | PictureError): string {
  const name = fieldNames[error.field]
  const problem = reviewErrorText(error)
  return name ? m.review_error_named({ field: name(), problem }) : problem
}

function pictureErrorText({ problem, name }: Extract<PictureError, { field: 'pictures' }>): string {
  if (problem === 'too-many') return m.review_error_pictures_many({ most: MOST_PICTURES })
  return problem === 'too-large'
    ? m.review_error_pictures_large({ name, megabytes: LARGEST_REVIEW_PICTURE / 1_000_000 })
    : m.review_error_pictures_none({ name })
}

/** What is wrong with files as they were chosen, and which of them the review still has; empty where all are. */
export function choiceText(errors: readonly PictureError[], kept: readonly { name: string }[]): string {
  const left = errors.map(reviewErrorText)
  const names = kept.map(({ name }) => name).join(', ')
  return [...left, ...(left.length > 0 && names ? [m.review_pictures_kept({ names })] : [])].join(' ')
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
  | { ok: false; reason: 'wrong-fields'; errors: (ReviewError | PictureError)[] }
/** What was typed, and why it was refused. */
export type ReviewTry = { answer: Refused; typed: Record<string, string> }
