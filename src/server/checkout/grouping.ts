import type { DeliveryChoice } from '../../domain/shipping/combine-rates.ts'
import { deliveryGroups, type DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { paidChoice } from '../../domain/shipping/free-delivery.ts'
import { isRemote, type DeliveryArea } from '../../domain/shipping/remote-area.ts'
import { addDays, type Day } from '../../domain/time.ts'
import type { ContentLine } from './cart-contents.ts'
import { holidaysOf } from './holidays.ts'

type Given = {
  lines: readonly ContentLine[]
  /** Where it is sent, once that is known. */
  to: DeliveryArea | undefined
  today: Day
  /** Does a promo code pay for regular delivery? */
  byCode: boolean
}

/** More days than any window reaches after the day it is counted from. */
export const FURTHEST_DAYS = 50

type StoreOf = (line: ContentLine) => string | undefined

/**
 * What of a cart travels together by a choice of delivery, at the price the shopper pays; `storeOf` is where a line is
 * picked up.
 */
export async function grouping({ lines, to, today, byCode }: Given) {
  const lastStart = lines.reduce(
    (last, { preorder }) => (preorder?.from && preorder.from > last ? preorder.from : last),
    today,
  )
  const holidays = await holidaysOf(to?.province, today, addDays(lastStart, FURTHEST_DAYS))
  const groupsBy = (choice: DeliveryChoice | undefined, storeOf: StoreOf): DeliveryGroup[] =>
    deliveryGroups({
      lines: lines.map((line) => ({ ...line, seller: line.words.en.seller?.name, store: storeOf(line) })),
      choice,
      today,
      holidays,
      isRemote: to !== undefined && isRemote(to),
    })
  function offer(choice: DeliveryChoice, storeOf: StoreOf): DeliveryChoice & { groups: DeliveryGroup[] }
  function offer(choice: DeliveryChoice | undefined, storeOf: StoreOf): { groups: DeliveryGroup[] }
  function offer(choice: DeliveryChoice | undefined, storeOf: StoreOf) {
    const paid = choice && paidChoice(choice, byCode)
    return { ...paid, groups: groupsBy(paid, storeOf) }
  }
  return offer
}
