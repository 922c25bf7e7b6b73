import type { Payload } from 'payload'
import { xmlWriter } from '../../domain/feeds/feed-text.ts'
import type { ReportedPromotion } from '../../domain/feeds/feed-report.ts'
import { googlePromotions, promotionProblems } from '../../domain/feeds/google-promotion.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import { inShop, shopName } from '../../domain/shop-name.ts'
import { m } from '../../paraglide/messages.js'
import { datedPromotions } from '../checkout/promotions.ts'
import { rowsOf } from '../database/database.ts'

/** The promotions that apply by themselves, now or later, for Google; a few lines, made for each request. */
export async function promotionFeed(
  { payload, siteUrl, now = Date.now }: { payload(): Promise<Payload>; siteUrl: string; now?: () => number },
  locale: Locale,
): Promise<string> {
  const writer = xmlWriter({
    title: shopName(),
    link: absoluteUrl(siteUrl, paths.home(locale)),
    description: m.feed_description(inShop(), { locale }),
  })
  const at = now()
  const promotions = await datedPromotions(rowsOf(await payload()), at)
  const items = promotions.flatMap((promotion) => googlePromotions(promotion, locale, at))
  return writer.start + items.map(writer.item).join('') + writer.end
}

/** What the rules complain of in the feed of each language. */
export async function promotionReport(payload: Payload, now: number): Promise<ReportedPromotion[]> {
  const promotions = await datedPromotions(rowsOf(payload), now)
  return locales.flatMap((locale) =>
    promotions.flatMap((promotion): ReportedPromotion[] => {
      const about = { promotion: { id: promotion.id, name: promotion.name[locale] }, locale }
      const items = googlePromotions(promotion, locale, now)
      if (items.length === 0) return [{ ...about, rule: 'promotion-empty', attribute: 'percent_off' }]
      return promotionProblems(items).map(({ id: _, ...problem }) => ({ ...about, ...problem }))
    }),
  )
}
