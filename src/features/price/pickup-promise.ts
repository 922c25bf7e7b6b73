import type { Locale } from '../../domain/locale.ts'
import { promiseText as textOf } from '../../domain/pickup/promise-text.ts'
import type { PickupPromise } from '../../domain/pickup/ready-by.ts'
import { m } from '../../paraglide/messages.js'

const words = { by: m.order_pickup_by, from: m.order_pickup_from, warehouse: m.order_pickup_warehouse }

/** When an order is ready, in words. */
export const promiseText = (promise: PickupPromise, locale: Locale): string => textOf(promise, words, locale)
