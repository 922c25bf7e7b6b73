import { fits, starValues, type Fit, type Stars } from './review.ts'
import { plainText, textProblem, type TextProblem } from './shopper-text.ts'

/** The most characters of each field. */
export const longest = { title: 100, usedFor: 80, text: 3000, author: 40 } as const
export type ReviewField = 'stars' | keyof typeof longest
/** Why a field was refused. */
export type ReviewProblem = 'missing' | TextProblem
export type ReviewError = { field: ReviewField; problem: ReviewProblem }

/** A review as it was written, before anybody read it. */
export type WrittenReview = { stars: Stars; title: string; text: string; author: string; fit?: Fit; usedFor?: string }

/**
 * The review of a form, or every field that is wrong. Stars must be given; words need not be. Control characters and
 * surplus spaces are taken out; lines stay.
 * @param form what was sent: untrusted
 */
export function readReview(form: Readonly<Record<string, unknown>>): WrittenReview | ReviewError[] {
  const stars = starValues.find((value) => String(value) === form.stars)
  const words = {
    title: plainText(form.title),
    usedFor: plainText(form.usedFor),
    text: plainText(form.text),
    author: plainText(form.author),
  }
  const errors: ReviewError[] = [
    ...(stars ? [] : [{ field: 'stars', problem: 'missing' } as const]),
    ...(Object.keys(longest) as (keyof typeof longest)[]).flatMap((field) => {
      const problem = textProblem(words[field], longest[field])
      return problem ? [{ field, problem }] : []
    }),
  ]
  if (!stars || errors.length > 0) return errors
  const fit = fits.find((each) => each === form.fit)
  const { usedFor, ...rest } = words
  return { stars, ...rest, ...(fit && { fit }), ...(usedFor && { usedFor }) }
}
