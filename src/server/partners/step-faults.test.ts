import { expect, test } from 'vitest'
import { stateFaults } from './step-faults.ts'

const preparing = { state: 'preparing', isPaid: true, parcels: [], lines: [] } as const
const sent = { ...preparing, fulfilment: 'ship' as const, parcels: [], lines: [] }
const pickedUp = { ...sent, fulfilment: 'pickup' as const }
const store = {
  slug: 'calgary',
  name: 'Calgary',
  street: '5 Centre St',
  city: 'Calgary',
  province: 'AB' as const,
  postalCode: 'T2P 1B5',
}
const both = {
  ...sent,
  parts: [
    { id: 'ship', fulfilment: 'ship' as const, state: 'placed' as const },
    { id: 'calgary', fulfilment: 'pickup' as const, state: 'preparing' as const, store },
  ],
}
const [ofPickup, ofShipping] = [
  { path: 'fulfilment', message: 'it is picked up at a store: `readiness` says that it is ready' },
  { path: 'fulfilment', message: 'it is sent: `fulfilments` says that a parcel left' },
]

test.each([
  ['a parcel of what is picked up', pickedUp, { action: 'ship' }, ofPickup],
  ['a parcel of a part that is picked up', both, { action: 'ship', part: 'calgary' }, ofPickup],
  ['readiness of what is sent', sent, { action: 'make-ready' }, ofShipping],
  ['readiness of a part that is sent', both, { action: 'make-ready', part: 'ship' }, ofShipping],
  ['a parcel too early', { ...sent, state: 'paid' }, { action: 'ship' }, 'the state is paid'],
  ['a part too early', both, { action: 'ship', part: 'ship' }, 'the state is placed'],
  ['no part', both, { action: 'ship' }, 'the order is in parts; name one of these: ship, calgary'],
] as const)('%s: the reason is said that holds', (_, order, step, reason) => {
  expect(stateFaults(order, step, 'en')).toMatchObject([typeof reason === 'string' ? { message: reason } : reason])
})
