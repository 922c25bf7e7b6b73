import type { GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { inShop } from '../../domain/shop-name.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

/** The gift card itself, to the person who gets it, in the language that was chosen for them. */
export function giftCardLetter(
  gift: Pick<GiftCardWish, 'recipientName' | 'senderName' | 'message'>,
  { code, amount, locale, siteUrl }: { code: string; amount: Cents; locale: Locale; siteUrl: string },
): Letter {
  const say = { locale }
  return {
    locale,
    subject: gift.senderName
      ? m.gift_mail_subject({ ...inShop(), sender: gift.senderName }, say)
      : m.gift_mail_subject_plain(inShop(), say),
    paragraphs: [
      gift.recipientName ? m.gift_mail_hello({ name: gift.recipientName }, say) : m.order_mail_hello({}, say),
      ...(gift.message ? [gift.message] : []),
      m.gift_mail_text({ amount: money(amount, locale) }, say),
    ],
    code: { code, label: m.gift_mail_code({}, say) },
    button: { href: siteUrl + paths.home(locale), words: m.gift_mail_shop({}, say) },
    more: { href: siteUrl + paths.giftCards(locale), words: m.gift_mail_balance({}, say) },
  }
}
