import type { Locale } from '../../domain/locale.ts'
import type { DeliveryGroup, Preorder } from '../../domain/shipping/delivery-groups.ts'
import { groupText, preorderText, type GroupMessages, type GroupText } from '../../domain/shipping/group-text.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import { m } from '../../paraglide/messages.js'

export const rateNames: Record<RateCode, typeof m.product_delivery_regular> = {
  regular: m.product_delivery_regular,
  express: m.product_delivery_express,
  bike_only: m.product_delivery_bike,
  over_size_surcharge: m.product_delivery_oversize,
}

const words: GroupMessages = {
  goods: {
    parcel: m.delivery_group_parcel,
    oversize: m.delivery_group_oversize,
    bike: m.delivery_group_bike,
  },
  rates: rateNames,
  preorder: m.product_stock_preorder,
  preorderSoon: m.product_stock_preorder_soon,
  seller: m.product_seller,
  pickup: m.checkout_pickup_at,
  email: m.order_email,
  dates: m.checkout_delivery_dates,
  noDate: m.delivery_group_no_date,
  holiday: m.delivery_group_holiday,
  holidays: m.delivery_group_holidays,
  remote: m.delivery_group_remote,
  shared: m.delivery_group_shared,
}

/** The text about a group; days in full. */
export const groupWords = (
  group: DeliveryGroup,
  locale: Locale,
  storeName: (slug: string) => string = (slug) => slug,
): GroupText => groupText(group, words, { locale, storeName })

/** The same where there is little room. */
export const shortGroupWords = (
  group: DeliveryGroup,
  locale: Locale,
  storeName: (slug: string) => string = (slug) => slug,
): GroupText => groupText(group, { ...words, dates: m.product_delivery_dates }, { locale, storeName, days: 'short' })

/** `Preorder: available March 1, 2027`. */
export const preorderWords = (preorder: Preorder, locale: Locale): string => preorderText(preorder, words, locale)
