import type { DeliveryChoice } from '../../domain/shipping/combine-rates.ts'
import { deliveryGroups, type DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { paidChoice } from '../../domain/shipping/free-delivery.ts'
import type { Day } from '../../domain/time.ts'
import type { ContentLine } from './cart-contents.ts'

type Given = {
  lines: readonly ContentLine[]
  today: Day
  /** Does a promo code pay for regular delivery? */
  byCode: boolean
}

type StoreOf = (line: ContentLine) => string | undefined

/**
 * What of a cart travels together by a choice of delivery, at the price the shopper pays; `storeOf` says where a line
 * is picked up.
 */
export function grouping({ lines, today, byCode }: Given) {
  const groupsBy = (choice: DeliveryChoice | undefined, storeOf: StoreOf): DeliveryGroup[] =>
    deliveryGroups({
      lines: lines.map((line) => ({ ...line, seller: line.words.en.seller?.name, store: storeOf(line) })),
      choice,
      today,
    })
  function offer(choice: DeliveryChoice, storeOf: StoreOf): DeliveryChoice & { groups: DeliveryGroup[] }
  function offer(choice: DeliveryChoice | undefined, storeOf: StoreOf): { groups: DeliveryGroup[] }
  function offer(choice: DeliveryChoice | undefined, storeOf: StoreOf) {
    const paid = choice && paidChoice(choice, byCode)
    return { ...paid, groups: groupsBy(paid, storeOf) }
  }
  return offer
}
