import type { Payload } from 'payload'
import type { FeedReport, ReportedProblem } from '../../domain/feeds/feed-report.ts'
import { googleItems } from '../../domain/feeds/google-item.ts'
import { googleProblems } from '../../domain/feeds/google-rules.ts'
import { locales } from '../../domain/locale.ts'
import { Catalogue } from '../catalog/catalogue.ts'
import { countPublished } from '../catalog/count-published.ts'
import { readProductsFrom } from '../catalog/read-products.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { ShopSettings } from '../settings/shop-settings.ts'
import { feedContext } from './feed-kinds.ts'
import { promotionReport } from './promotion-feed.ts'

/** Products read at a time, and checked in one request: about a second of work. */
const [AT_ONCE, IN_ALL] = [40, 400]

/**
 * Checks the items of the published products after a document, in both languages, as the feeds have them; with the
 * first of them, the promotions.
 */
export async function feedReport(
  payload: Payload,
  { siteUrl, after = 0, most = IN_ALL }: { siteUrl: string; after?: number; most?: number },
): Promise<FeedReport> {
  const catalogue = new Catalogue(async () => payload)
  const settings = new ShopSettings(async () => payload)
  const contexts = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      context: await feedContext({ catalogue, terms: () => settings.terms(), siteUrl }, locale),
    })),
  )
  const report: FeedReport = {
    total: await countPublished(payload),
    checked: 0,
    items: 0,
    problems: [],
    ...(after === 0 && { promotions: await promotionReport(payload, Date.now()) }),
  }
  for await (const docs of readProductsFrom(payload, { from: after + 1 }, Math.min(AT_ONCE, most))) {
    const of = await catalogue.productsOf(docs)
    for (const doc of docs) {
      report.checked++
      for (const { locale, context } of contexts) {
        const product = of(doc, locale)
        if (!product) continue
        const items = googleItems(product, context)
        report.items += items.length
        report.problems.push(
          ...googleProblems(items, siteUrl).map((problem): ReportedProblem => ({
            ...problem,
            product: { id: String(doc.id), code: product.id, title: product.title },
            locale,
          })),
        )
      }
    }
    const last = docs.at(-1)
    if (last && report.checked >= most) return { ...report, next: Number(last.id) }
    await yieldToEventLoop()
  }
  return report
}
