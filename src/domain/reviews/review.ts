import type { Locale } from '../locale.ts'
import type { Day } from '../time.ts'
import type { ReviewPicture } from './review-picture.ts'

/** How a thing that is worn fits, by those who wear it. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

export const starValues = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starValues)[number]

/** What somebody who bought a product says of it, as its page shows it. */
export type Review = {
  id: string
  stars: Stars
  title: string
  text: string
  /** The name they signed with; none where they gave none. */
  author: string
  fit?: Fit
  /** What they used it for, in their own few words. */
  usedFor?: string
  /** The language it is written in. */
  locale: Locale
  /** The shop's day on which it was written. */
  writtenOn: Day
  /** Whether the shop knows the order in which it was bought; it does not of most that were imported. */
  isVerified: boolean
  /** How many shoppers it helped, as they say. */
  helpful: number
  /** What the shop answers, in the language of the review. */
  reply?: string
  pictures?: ReviewPicture[]
}

/** What all who reviewed a product say together; there is none of a product without reviews. */
export type Rating = {
  /** From 1 to 5, to one decimal. */
  average: number
  count: number
}

/** The reviews of a product as a page shows them: all together, and the first of them. */
export type ProductReviews = {
  rating: Rating
  stars: StarCounts
  fit?: { fit: Fit; percent: number }
  shown: Review[]
}

/** How many gave one star, two … five. */
export type StarCounts = readonly [number, number, number, number, number]

/** The rating of so many of each number of stars; undefined where there is no review. */
export function ratingOf(counts: StarCounts): Rating | undefined {
  const count = counts.reduce((sum, each) => sum + each, 0)
  if (count === 0) return undefined
  const sum = counts.reduce((all, each, at) => all + each * (at + 1), 0)
  return { average: Math.round((sum / count) * 10) / 10, count }
}

/**
 * What “best rated” sorts by: the average that a product would have, had ten shoppers given it three stars besides
 * (a Bayesian average). So one vote of five stars moves it little and a hundred of four stars much, and a product
 * without reviews, at 3, stands before those that shoppers found poor.
 * @returns from 1 to 5, to three decimals
 */
export function ratingScore(rating: Rating | undefined): number {
  const { average, count } = rating ?? { average: NEUTRAL.stars, count: 0 }
  const score = (NEUTRAL.stars * NEUTRAL.votes + average * count) / (NEUTRAL.votes + count)
  return Math.round(score * 1000) / 1000
}

const NEUTRAL = { stars: 3, votes: 10 }

/** The share of reviews with each fit that most chose, in percent; undefined where fewer than three said any. */
export function usualFit(counts: Readonly<Record<Fit, number>>): { fit: Fit; percent: number } | undefined {
  const all = fits.reduce((sum, fit) => sum + counts[fit], 0)
  if (all < FEWEST_FITS) return undefined
  const fit = fits.reduce((most, each) => (counts[each] > counts[most] ? each : most), 'true')
  return { fit, percent: Math.round((counts[fit] / all) * 100) }
}

const FEWEST_FITS = 3
