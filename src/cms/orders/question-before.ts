import type { OrderAction } from '../../domain/orders/order-state.ts'
import { sum } from '../../domain/money.ts'
import { sheetWord } from './order-sheet-words.ts'
import { waysOfRefund } from './refund-ways.ts'
import type { OrderSheetData } from './sheet.ts'

/** What staff are asked before a step that moves all the money, or hands over a pickup. */
export function questionBefore(
  sheet: OrderSheetData,
  language: string,
  action: OrderAction,
  part?: string,
): string | undefined {
  const { order } = sheet
  if (action === 'cancel') {
    if (isUnpaid(sheet)) return sheetWord(language, 'sureUnpaid')
    const cards = sum(order.totals.giftCards.map(({ amount }) => amount)) - (order.refundedToCards ?? 0)
    const ways = waysOfRefund(sheet, sheet.refundableToCard + cards, language)
    const sent = sheet.cards.filter(({ isSent }) => isSent).map(({ name }) => name)
    const warning = sent.length > 0 && sheetWord(language, 'sureSent', { cards: sent.join(', ') })
    return [sheetWord(language, 'sure'), ways, warning].filter(Boolean).join('\n')
  }
  const isPickup = part ? order.parts?.find(({ id }) => id === part)?.store : order.fulfilment === 'pickup'
  return action === 'deliver' && isPickup ? sheetWord(language, 'sureHandOver') : undefined
}

/** Whether there is nothing to give back. */
export const isUnpaid = ({ order, paid }: Pick<OrderSheetData, 'order' | 'paid'>): boolean =>
  paid === 0 && order.totals.giftCards.length === 0
