import type { Payload } from 'payload'
import { xmlWriter } from '../../domain/feeds/feed-text.ts'
import { googlePromotions } from '../../domain/feeds/google-promotion.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import { inShop, shopName } from '../../domain/shop-name.ts'
import { m } from '../../paraglide/messages.js'
import { datedPromotions } from '../checkout/promotions.ts'
import { rowsOf } from '../database/database.ts'

/** The promotions that apply by themselves, now or later, for Google; a few lines, made for each who asks. */
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
