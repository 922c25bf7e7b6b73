import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Contents } from './cart-contents.ts'

/** A notice with the title of its product in the shopper's language. */
export const noticeIn = (locale: Locale, notice: CheckoutNotice, { lines }: Pick<Contents, 'lines'>): CheckoutNotice =>
  'title' in notice
    ? { ...notice, title: lines.find(({ sku }) => sku === notice.sku)?.words[locale].title ?? notice.title }
    : notice
