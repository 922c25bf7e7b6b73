import { fits, starValues, type Fit, type Stars } from './review.ts'

/** The most characters of each field. */
export const longest = { title: 100, text: 3000, author: 40 } as const
export type ReviewField = 'stars' | keyof typeof longest
/** Why a field was refused. */
export type ReviewProblem = 'missing' | 'too-long' | 'link' | 'markup'
export type ReviewError = { field: ReviewField; problem: ReviewProblem }

/** A review as it was written, before anybody read it. */
export type WrittenReview = { stars: Stars; title: string; text: string; author: string; fit?: Fit }

/**
 * A link, an address or a site: `https://…`, `www.…`, `name@host`, `shop.example/…`. A sentence that lacks the space
 * after its full stop is none: what follows the dot must be a usual ending of sites.
 */
const LINK = /https?:|\bwww\.|\S@\S+\.\S|\b[\w-]+\.(?:com|ca|net|org|info|biz|shop|store|io|co|fr|ru|cn|xyz|top)\b/iu
const MARKUP = /<\/?[a-z!]|&#?\w+;|\[\/?(?:url|b|i)\b/iu

/**
 * The review of a form, or every field that is wrong. Stars must be given; words need not be. Control characters and
 * surplus spaces are taken out; lines stay.
 * @param form what was sent: untrusted
 */
export function readReview(form: Readonly<Record<string, unknown>>): WrittenReview | ReviewError[] {
  const stars = starValues.find((value) => String(value) === form.stars)
  const words = { title: plain(form.title), text: plain(form.text), author: plain(form.author) }
  const errors: ReviewError[] = [
    ...(stars ? [] : [{ field: 'stars', problem: 'missing' } as const]),
    ...(Object.keys(longest) as (keyof typeof longest)[]).flatMap((field) => {
      const problem = problemOf(words[field], longest[field])
      return problem ? [{ field, problem }] : []
    }),
  ]
  if (!stars || errors.length > 0) return errors
  const fit = fits.find((each) => each === form.fit)
  return { stars, ...words, ...(fit && { fit }) }
}

function problemOf(text: string, most: number): ReviewProblem | undefined {
  if (text.length > most) return 'too-long'
  if (MARKUP.test(text)) return 'markup'
  return LINK.test(text) ? 'link' : undefined
}

const plain = (typed: unknown): string =>
  typeof typed === 'string'
    ? typed
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{C}\n]/gu, '')
        .replaceAll(/[^\S\n\u00a0\u202f]+/gu, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : ''
