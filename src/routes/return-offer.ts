import type { Order } from '../domain/orders/order.ts'
import { returnOffer } from '../domain/orders/return-request.ts'
import { SHOP_ZONE } from '../domain/shipping/delivery-estimate.ts'
import { dayInZone } from '../domain/time.ts'

/** What of an order can be asked back now, by the shop's calendar. */
export const returnOfferNow = (order: Order) => returnOffer(order, dayInZone(Date.now(), SHOP_ZONE))
