import { cartProblems } from './checkout-problems.ts'
import type { Given } from './checkout-view.ts'
import { messageOf } from './problem.ts'
import { capabilityNames } from './profile.ts'
import { totalsOf } from './totals.ts'
import { discountsOf, lineItemsOf, linksOf } from './view-parts.ts'

/** A cart as its agent reads it. Its total is an estimate: neither delivery nor taxes are in it. */
export function cartView(given: Omit<Given, 'handler' | 'state'>): Record<string, unknown> {
  const { version, siteUrl, id, data, checkout, continueUrl, problems = [], words } = given
  const names = capabilityNames(version).filter((name) => !name.includes('.catalog.'))
  return {
    ucp: {
      version,
      status: 'success',
      capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])),
    },
    id,
    currency: 'CAD',
    line_items: lineItemsOf(checkout, siteUrl),
    ...(data.buyer && { buyer: data.buyer }),
    totals: totalsOf(version, checkout.totals, false, words.totals),
    messages: [...cartProblems(checkout, data), ...problems].map((one) => messageOf(version, one, words.problem)),
    ...discountsOf(checkout, data),
    links: linksOf(siteUrl, data.locale),
    continue_url: continueUrl,
  }
}
