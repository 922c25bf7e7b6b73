import type { Order } from '../../domain/orders/order.ts'
import { splitRefund, spread } from '../../domain/orders/refund.ts'
import { localeOr } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import type { OrderSheetData } from './sheet.ts'
import { sheetWord } from './order-sheet-words.ts'

type Way = { name: string; amount: Cents }

/** Where what went back went to, if gift cards paid: a row for each. */
export const refundedWays = (order: Order, language: string): Way[] =>
  ways(order, order.refunded, order.refunded - (order.refundedToCards ?? 0), 0, language)

/** Where an amount would go back to, if gift cards paid. */
export function waysOfRefund(
  { order, refundableToCard }: Pick<OrderSheetData, 'order' | 'refundableToCard'>,
  amount: Cents,
  language: string,
): string {
  const { card } = splitRefund(amount, refundableToCard)
  return ways(order, amount, card, order.refundedToCards ?? 0, language)
    .map((way) => `${way.name}${language === 'fr' ? '\u00a0' : ''}: ${money(way.amount, localeOr(language))}`)
    .join(', ')
}

/** `toCard`: what does not go to gift cards; `before`: what they got already. */
function ways({ totals, payment }: Order, amount: Cents, toCard: Cents, before: Cents, language: string): Way[] {
  if (totals.giftCards.length === 0) return []
  const parts = spread(
    amount - toCard,
    before,
    totals.giftCards.map((card) => card.amount),
  )
  return [
    {
      name: payment.card ? sheetWord(language, 'toCard', { digits: payment.card }) : sheetWord(language, 'toOther'),
      amount: toCard,
    },
    ...totals.giftCards.map(({ id }, nth) => ({
      name: `${sheetWord(language, 'giftCard')} ${id}`,
      amount: parts[nth] ?? 0,
    })),
  ].filter((way) => way.amount > 0)
}
