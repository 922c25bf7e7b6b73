import type { ShippingClass } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import type { Day } from '../time.ts'
import type { DeliveryChoice } from './combine-rates.ts'
import type { DeliveryWindow } from './delivery-estimate.ts'
import { groupWindow, holidaysWithin, type Holiday } from './delivery-window.ts'
import { goodsOf } from './goods.ts'
import { carriesGoods, deliveryOf, goodsKinds, type CarriedGoods, type RateCode } from './rate-table.ts'

/** What is not here yet, and the day from which it is available, where that is known. */
export type Preorder = { from?: Day }

/**
 * A line as its journey asks about it. `store`: the slug of the store where it is picked up; `seller`: who sends it.
 */
export type GroupLine = {
  sku: string
  shippingClass: ShippingClass
  preorder?: Preorder | undefined
  seller?: string | undefined
  store?: string | undefined
}

/** What is sent together, by one method, within one window. */
export type ShippedGroup = {
  way: 'ship'
  id: string
  skus: string[]
  goods: CarriedGoods
  /** Absent in orders that stored no rate. */
  method?: RateCode
  /** What of the delivery this group bears, in cents, before tax; `shared`: another group bears its method. */
  cost: Cents
  shared?: true
  /** Absent while the arrival of a preorder is unknown. */
  window?: DeliveryWindow
  /** Holidays that may make it longer: counted as business days all the same (acceptance 133). */
  holidays?: Holiday[]
  /** It goes to a remote area (remote-area.ts), which the window knows; it may be later still. */
  isRemote?: true
  preorder?: Preorder
  seller?: string
}

/** Lines that reach the shopper together. `id` names a group within its order. */
export type DeliveryGroup =
  | ShippedGroup
  | { way: 'pickup'; id: string; skus: string[]; store: string }
  | { way: 'email'; id: string; skus: string[] }

type Given = {
  lines: readonly GroupLine[]
  /** How what is sent is sent, with what each part of it costs the shopper; undefined where nothing is sent. */
  choice?: Pick<DeliveryChoice, 'code' | 'parts'> | undefined
  today: Day
  /** Of where it is sent, in any order. */
  holidays?: readonly Holiday[]
  /** Is that a remote area? */
  isRemote?: boolean
}

/**
 * The lines of a cart or an order in groups that travel together: parcels first, then what is oversize, bikes, what a
 * partner sends, preorders by their day, each store, and last what goes by e-mail. Each rate of the choice is borne by
 * the first group that needs it, so that the costs add up to the delivery and nothing reads as paid twice.
 */
export function deliveryGroups({ lines, choice, today, holidays = [], isRemote = false }: Given): DeliveryGroup[] {
  const sent = new Map<string, ShippedGroup>()
  const fetched = new Map<string, DeliveryGroup>()
  const mailed: string[] = []
  for (const line of lines) {
    const { sku, shippingClass, store } = line
    const goods = goodsOf(shippingClass)
    if (!goods) mailed.push(sku)
    else if (store) {
      const known = fetched.get(store)
      if (known) known.skus.push(sku)
      else fetched.set(store, { way: 'pickup', id: `pickup ${store}`, skus: [sku], store })
    } else {
      const begun = emptyGroup(line, goods)
      const group = sent.get(begun.id) ?? begun
      group.skus.push(sku)
      sent.set(group.id, group)
    }
  }
  const travelling = [...sent.values()].toSorted(byDeparture)
  return [
    ...travelling.map((group) => promised(group, travelling, { choice, today, holidays, isRemote })),
    ...fetched.values(),
    ...(mailed.length > 0 ? [{ way: 'email', id: 'email', skus: mailed } as const] : []),
  ]
}

/** The group of a line, if it is in one. */
export const groupOf = (groups: readonly DeliveryGroup[], sku: string): DeliveryGroup | undefined =>
  groups.find(({ skus }) => skus.includes(sku))

export const isShipped = (group: DeliveryGroup): group is ShippedGroup => group.way === 'ship'

/** From the first day that anything may come to the last, over all groups that have days. */
export function wholeWindow(groups: readonly DeliveryGroup[]): DeliveryWindow | undefined {
  const windows = groups.flatMap((group) => (isShipped(group) && group.window ? [group.window] : []))
  const earliest = windows.map((window) => window.earliest).toSorted()[0]
  const latest = windows
    .map((window) => window.latest)
    .toSorted()
    .at(-1)
  return earliest && latest ? { earliest, latest } : undefined
}

function emptyGroup({ preorder, seller }: GroupLine, goods: CarriedGoods): ShippedGroup {
  const id = [goods, seller && `by ${seller}`, preorder && `from ${preorder.from ?? 'later'}`].filter(Boolean).join(' ')
  return { way: 'ship', id, skus: [], goods, cost: 0, ...(preorder && { preorder }), ...(seller && { seller }) }
}

/** What is here leaves first, preorders by their day, and those without one last. */
function byDeparture(one: ShippedGroup, other: ShippedGroup): number {
  const keys = [one, other].map(
    ({ goods, preorder, seller = '' }) =>
      `${preorder ? (preorder.from ?? '9999') : ''} ${seller} ${goodsKinds.indexOf(goods)}`,
  )
  const [a = '', b = ''] = keys
  return a < b ? -1 : a > b ? 1 : 0
}

function promised(
  group: ShippedGroup,
  all: readonly ShippedGroup[],
  {
    choice,
    today,
    holidays,
    isRemote,
  }: Pick<Given, 'choice' | 'today'> & Required<Pick<Given, 'holidays' | 'isRemote'>>,
): ShippedGroup {
  if (!choice) return group
  const method = deliveryOf(group.goods, choice.code)
  const borne = choice.parts.filter(({ code }) => all.find(({ goods }) => carriesGoods(code, goods)) === group)
  const window = groupWindow(method, { today, preorder: group.preorder, isRemote })
  const noted = window ? holidaysWithin(holidays, window) : []
  return {
    ...group,
    method,
    cost: borne.reduce((sum, { cost }) => sum + cost, 0),
    ...(borne.length === 0 && { shared: true }),
    ...(window && { window: window.window }),
    ...(noted.length > 0 && { holidays: noted }),
    ...(isRemote && { isRemote }),
  }
}
