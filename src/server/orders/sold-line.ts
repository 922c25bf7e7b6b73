import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { lineDetails, type OrderLine } from '../../domain/orders/order-line.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'
import { giftTo } from './gift-to.ts'
import { preorderWords } from './group-words.ts'

/** A sold line as letters show it; without its prices where the letter is about a part of the order. */
export function soldLine(line: OrderLine, locale: Locale, hasPrice: boolean): NonNullable<Letter['lines']>[number] {
  const { title, quantity, seller, gift, preorder, asEmployee, regular, amount } = line
  const say = { locale }
  return {
    title: title[locale],
    details: [
      ...lineDetails(line, locale),
      m.order_mail_quantity({ quantity: String(quantity) }, say),
      asEmployee && hasPrice && m.account_employee_price_line({ amount: money(regular * quantity, locale) }, say),
      seller && m.product_seller({ name: seller.name }, say),
      gift && giftTo(gift, locale),
      preorder && preorderWords(preorder, locale),
    ]
      .filter(Boolean)
      .join(', '),
    amount: hasPrice ? amountText(amount, locale) : '',
  }
}
