import type { Cents } from '../money.ts'

/**
 * What is carried together: bikes and oversize goods never go in a parcel (acceptance 131). Groups that leave on the
 * same day come in this order.
 */
export const goodsKinds = ['parcel', 'oversize', 'bike'] as const
export type Goods = (typeof goodsKinds)[number]

/** The rates of a rate set, exact (acceptance 128). */
export const rateCodes = ['regular', 'express', 'bike_only', 'over_size_surcharge'] as const
export type RateCode = (typeof rateCodes)[number]

type RateTerms = {
  cost: Cents
  /** Business days. */
  shippingDays: number
  /** A delivery carries the goods, a surcharge is added on top of it (acceptance 131). */
  type: 'delivery' | 'surcharge'
  carries: readonly [Goods, ...Goods[]]
}

/**
 * Cost in cents and shipping days of each rate (acceptance 129), and what it is charged for. The deliveries that carry
 * the first goods of a cart are its choices; what the chosen one does not carry goes by the first delivery that does.
 */
export const rateTable = {
  regular: { cost: 10_00, shippingDays: 6, type: 'delivery', carries: ['parcel', 'oversize'] },
  express: { cost: 18_00, shippingDays: 2, type: 'delivery', carries: ['parcel', 'oversize'] },
  bike_only: { cost: 95_00, shippingDays: 21, type: 'delivery', carries: ['bike'] },
  over_size_surcharge: { cost: 30_00, shippingDays: 6, type: 'surcharge', carries: ['oversize'] },
} as const satisfies Record<RateCode, RateTerms>

type CodeOf<Type extends RateTerms['type']> = {
  [Code in RateCode]: (typeof rateTable)[Code]['type'] extends Type ? Code : never
}[RateCode]
export type DeliveryCode = CodeOf<'delivery'>
export type SurchargeCode = CodeOf<'surcharge'>
/** Goods that a delivery carries: no others can be shipped. */
export type CarriedGoods = (typeof rateTable)[DeliveryCode]['carries'][number]

export const isSurcharge = (code: RateCode): code is SurchargeCode => rateTable[code].type === 'surcharge'
export const deliveryCodes: readonly DeliveryCode[] = rateCodes.filter((code) => !isSurcharge(code))

/** Is a rate charged for such goods? */
export function carriesGoods(code: RateCode, goods: Goods): boolean {
  const { carries }: RateTerms = rateTable[code]
  return carries.includes(goods)
}

/** How such goods are delivered: by the chosen delivery if it carries them, else by the first that does. */
export const deliveryOf = (goods: CarriedGoods, chosen: DeliveryCode): DeliveryCode =>
  [chosen, ...deliveryCodes].find((code) => carriesGoods(code, goods)) ?? chosen
