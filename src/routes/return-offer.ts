import type { Order } from '../domain/orders/order.ts'
import { returnOffer } from '../domain/orders/return-request.ts'
import { shopDay } from '../domain/shop-day.ts'

/** The part of an order that can be returned now, by the shop's calendar. */
export const returnOfferNow = (order: Order) => returnOffer(order, shopDay(Date.now()))
