import { expect, test } from 'vitest'
import type { DeliveryWish } from './checkout.ts'
import { planOf, type Plan, type PlannedLine } from './plan.ts'

const poles: PlannedLine = { shippingClass: 'standard' }
const bike: PlannedLine = { shippingClass: 'bike' }
const card: PlannedLine = { shippingClass: 'none' }
const at = (line: PlannedLine, pickupStore: string) => ({ ...line, pickupStore })
const ship: DeliveryWish = { kind: 'ship', code: 'regular' }
const pickup: DeliveryWish = { kind: 'pickup', store: 'calgary' }

test.each<[string, PlannedLine[], DeliveryWish | undefined, Partial<Plan>]>([
  [
    'nothing chosen: sent',
    [poles],
    undefined,
    { needsDelivery: true, asks: true, ships: true, needsPhone: false, stores: [] },
  ],
  ['a gift card is mailed', [card], undefined, { needsDelivery: false, asks: false, ships: false }],
  [
    'all at one store by the checkout',
    [poles, bike, card],
    pickup,
    { asks: true, ships: false, shipsToAddress: false, needsPhone: true, stores: ['calgary'] },
  ],
  [
    'all at one store by the cart',
    [at(poles, 'gatineau'), at(bike, 'gatineau')],
    ship,
    { needsDelivery: true, asks: false, ships: false, stores: ['gatineau'] },
  ],
  [
    'a part sent, a part picked up',
    [poles, at(bike, 'gatineau')],
    ship,
    { asks: true, ships: true, shipsToAddress: false, stores: ['gatineau'] },
  ],
  [
    'the bike sent, the rest picked up',
    [at(poles, 'gatineau'), bike],
    undefined,
    { ships: true, shipsToAddress: true, needsPhone: true },
  ],
  ['two stores', [poles, at(bike, 'gatineau')], pickup, { ships: false, stores: ['calgary', 'gatineau'] }],
])('%s', (_, lines, wish, plan) => expect(planOf(lines, wish)).toMatchObject(plan))
