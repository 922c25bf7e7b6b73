import { expect, test } from 'vitest'
import { orderMailKinds } from '../../server/orders/order-letter.ts'
import { isStaffMessage } from '../staff-words.ts'
import { PHONE_ORDER_NOTE } from '../../domain/orders/event-note.ts'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { actorName, eventNote, parcelOf, wayOf } from './event-words.ts'
import { stateName } from './order-sheet-words.ts'

const store = {
  slug: 'gatineau',
  name: 'Portage Gatineau',
  street: '1',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8T 1A1',
} as const
const order = {
  parts: [
    { id: 'ship', fulfilment: 'ship' as const, state: 'placed' as const },
    { id: 'gatineau', fulfilment: 'pickup' as const, store, state: 'ready' as const },
  ],
}

test.each([
  ['mail', 'items-cancelled', 'Partial cancellation', 'Annulation partielle'],
  [
    'note',
    'letter-resent; placed',
    'Email to send again; Order confirmation',
    'Courriel à renvoyer\u00a0; Confirmation de la commande',
  ],
  ['note', 'return-label-sent; 1Z 42', 'Return label sent; 1Z 42', 'Étiquette de retour envoyée\u00a0; 1Z 42'],
  ['mail', 'of-old', 'of-old', 'of-old'],
  [
    'note',
    'return-asked; too-small; 1 × A-1; Trop serré',
    'Return requested; Too small; 1 × A-1; Trop serré',
    'Retour demandé\u00a0; Trop petit\u00a0; 1 × A-1\u00a0; Trop serré',
  ],
  [
    'note',
    'address-corrected; Québec G1R 1S8 → Calgary T2P 1B5',
    'Address corrected; Québec G1R 1S8 → Calgary T2P 1B5',
    'Adresse corrigée\u00a0; Québec G1R 1S8 → Calgary T2P 1B5',
  ],
  ['note', 'return-refused; Worn outside', 'Return refused; Worn outside', 'Retour refusé\u00a0; Worn outside'],
  ['refunded', 'delivery-refunded; Lost', 'Shipping; Lost', 'Frais de livraison\u00a0; Lost'],
  ['note', 'return-refused; Worn; outside', 'Return refused; Worn; outside', 'Retour refusé\u00a0; Worn; outside'],
  [
    'note',
    'return-refused-in-part; 1 × A-1, 2 × B-2; Sale; usé',
    'Not taken back; 1 × A-1, 2 × B-2; Sale; usé',
    'Non repris\u00a0; 1 × A-1, 2 × B-2\u00a0; Sale; usé',
  ],
  ['note', PHONE_ORDER_NOTE, 'Order by phone', 'Commande par téléphone'],
  ['shipped', 'ship; Purolator 1', 'By parcel; Purolator 1', 'Par colis\u00a0; Purolator 1'],
  [
    'shipped',
    'ship; Postes Canada / Canada Post 1; 1 × A-1',
    'By parcel; Canada Post 1; 1 × A-1',
    'Par colis\u00a0; Postes Canada 1\u00a0; 1 × A-1',
  ],
  [
    'shipped',
    'Au fond; à gauche; Canada Post 1; 1 × A-1',
    'Au fond; à gauche; Canada Post 1; 1 × A-1',
    'Au fond; à gauche\u00a0; Postes Canada 1\u00a0; 1 × A-1',
  ],
  ['shipped', 'Canada Post 1; 1 × A-1', 'Canada Post 1; 1 × A-1', 'Postes Canada 1\u00a0; 1 × A-1'],
  [
    'returned',
    'Au comptoir\u00a0; état neuf; 1 × A-1, 2 × B-2',
    'Au comptoir\u00a0; état neuf; 1 × A-1, 2 × B-2',
    'Au comptoir\u00a0; état neuf\u00a0; 1 × A-1, 2 × B-2',
  ],
  ['returned', 'Par Canada Post; lent', 'Par Canada Post; lent', 'Par Canada Post; lent'],
  ['ready', 'gatineau: shelf 4', 'Pickup at Portage Gatineau: shelf 4', 'Ramassage à Portage Gatineau\u00a0: shelf 4'],
  ['cancelled', 'shipped twice', 'shipped twice', 'shipped twice'],
] as const)('of “%s” the note “%s” is read in the language of the staff', (kind, note, en, fr) =>
  expect([eventNote('en', { kind, note }, order), eventNote('fr', { kind, note }, order)]).toEqual([en, fr]),
)
test.each([
  ['ready', 'gatineau: shelf 4', 'Pickup at Portage Gatineau: shelf 4', 'pickup'],
  ['preparing', 'ship', 'By parcel', 'ship'],
] as const)('a part of which all was cancelled is named as before: %s', (kind, note, words, way) => {
  const without = { ...sampleOrder({ fulfilment: 'ship' }), parts: [], formerParts: order.parts }
  expect([eventNote('en', { kind, note }, without), wayOf({ note }, without)]).toEqual([words, way])
})
test('the shop and the shopper are named in words, staff by their address', () =>
  expect(['shop', 'shopper', 'anna@portage.example'].map((by) => actorName('fr', by))).toEqual([
    'la boutique',
    'cliente ou client',
    'anna@portage.example',
  ]))
test('every mail of an order has a name in its history', () =>
  expect(orderMailKinds.filter((kind) => !isStaffMessage(`order_mail_${kind.replaceAll('-', '_')}`))).toEqual([]))
test('what was handed over at a store was picked up, and what was mailed was sent', () => {
  const names = (fulfilment: 'ship' | 'pickup' | 'email') =>
    (['en', 'fr'] as const).map((language) => stateName(language, 'delivered', fulfilment))
  expect([names('ship'), names('pickup'), names('email')]).toEqual([
    ['Delivered', 'Livrée'],
    ['Picked up', 'Ramassée'],
    ['Sent by email', 'Envoyée par courriel'],
  ])
})

test('of several parcels, the history says which one left or arrived', () => {
  const parcel = { carrier: 'Purolator', code: '1', lines: [] }
  const order = {
    parcels: [
      { ...parcel, left: '1', arrived: '3' },
      { ...parcel, left: '2', arrived: '4' },
    ],
  }
  expect(parcelOf({ kind: 'shipped', at: '2' }, order)).toBe(2)
  expect(parcelOf({ kind: 'delivered', at: '3' }, order)).toBe(1)
  expect(parcelOf({ kind: 'mail', at: '2' }, order)).toBeUndefined()
  expect(parcelOf({ kind: 'shipped', at: '2' }, { parcels: order.parcels.slice(1) })).toBeUndefined()
  const together = order.parcels.map((one) => ({ ...one, arrived: '5' }))
  expect(parcelOf({ kind: 'delivered', at: '5' }, { parcels: together })).toBeUndefined()
})
