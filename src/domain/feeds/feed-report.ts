import type { Locale } from '../locale.ts'
import type { PromotionProblem } from './google-promotion.ts'
import type { FeedProblem } from './google-rules.ts'

/** A complaint of the rules, with the product it is about: its document, its style number and its title. */
export type ReportedProblem = FeedProblem & { product: { id: string; code: string; title: string }; locale: Locale }

/** A complaint of the rules of promotions, with the promotion it is about. */
export type ReportedPromotion = Omit<PromotionProblem, 'id'> & {
  promotion: { id: number; name: string }
  locale: Locale
}

/** What the check of some products found. `next` is the document to go on after; absent at the end. */
export type FeedReport = {
  /** Published products in all. */
  total: number
  checked: number
  items: number
  problems: ReportedProblem[]
  /** Of all promotions; in the answer about the first products. */
  promotions?: ReportedPromotion[]
  next?: number
}

/** How often each rule is broken, most often first. */
export function countByRule(problems: readonly Pick<FeedProblem, 'rule'>[]): [FeedProblem['rule'], number][] {
  const counts = new Map<FeedProblem['rule'], number>()
  for (const { rule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
