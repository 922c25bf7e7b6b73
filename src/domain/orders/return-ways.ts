import { isLarge } from '../shipping/goods.ts'
import type { OrderLine } from './order-line.ts'
import { returnWays, type ReturnWay } from './return-reason.ts'

/** How such lines come back together: one carrier picks up all of a return that has something large in it. */
export const waysOfReturn = (lines: readonly Pick<OrderLine, 'shippingClass'>[]): ReturnWay[] => {
  const sent: ReturnWay = lines.some(isLarge) ? 'carrier' : 'mail'
  return returnWays.filter((way) => way === 'store' || way === sent)
}

/** How lines may come back while it is still open which of them do. */
export const waysToChoose = (lines: readonly Pick<OrderLine, 'shippingClass'>[]): ReturnWay[] => {
  const possible = lines.flatMap((line) => waysOfReturn([line]))
  return returnWays.filter((way) => possible.includes(way))
}
