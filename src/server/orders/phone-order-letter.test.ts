import { expect, test } from 'vitest'
import { emptyCart, type CartLine } from '../../domain/cart/cart.ts'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { phoneOrderLetter } from './phone-order-letter.ts'

const { address, totals } = sampleOrder()
const line: CartLine = {
  sku: 'A-1',
  productId: '1',
  href: '/fr',
  title: 'Tente',
  brand: 'Lowcloud',
  quantity: 1,
  unitPrice: 100_00,
  regularPrice: 100_00,
  shippingClass: 'standard',
  left: 3,
}
const store = {
  slug: 'gatineau',
  name: 'Portage Gatineau',
  street: '1, rue Principale',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 3Y9',
} as const
const sent = {
  cart: { ...emptyCart, lines: [line] },
  totals: {
    ...totals,
    merchandise: 100_00,
    shippingParts: [{ code: 'regular' as const, cost: 9_95 }],
    shipping: 9_95,
    taxes: [{ code: 'GST' as const, rate: 50_000, base: 109_95, amount: 5_50 }],
    total: 115_45,
    due: 115_45,
  },
  stores: [store],
}
const letter = (more: Pick<Parameters<typeof phoneOrderLetter>[0], 'state' | 'ships'>) =>
  phoneOrderLetter(
    { ...sent, ...more },
    {
      href: 'https://portage.example',
      until: '2027-05-20T16:00:00.000Z',
      locale: 'fr',
    },
  )

test('the letter of an order by phone says what is paid for, where it goes and until when its link is good', () => {
  const { amounts, blocks, notes } = letter({
    state: { giftCards: [], address, delivery: { kind: 'ship', code: 'regular' } },
    ships: true,
  })
  expect(amounts?.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Sous-total 100,00\u00a0$',
    'Livraison 9,95\u00a0$',
    'TPS (5\u00a0%) 5,50\u00a0$',
    'Total 115,45\u00a0$',
  ])
  expect(blocks).toEqual([
    {
      heading: 'Livraison à',
      lines: ['Geneviève Roy', '1200, rue Saint-Jean', 'Québec (Québec) G1R\u00a01S8', 'Standard'],
    },
  ])
  expect(notes?.map(({ text }) => text)).toEqual([
    'Le lien fonctionne jusqu’au 20\u00a0mai 2027.',
    expect.stringContaining('voit votre adresse'),
  ])
})

test('that of a pickup names its store and who comes, and no address', () => {
  const { blocks, notes } = letter({
    state: { giftCards: [], pickupName: 'Luc Roy', delivery: { kind: 'pickup', store: 'gatineau' } },
    ships: false,
  })
  expect(blocks).toEqual([
    {
      heading: 'Ramassage à',
      lines: [
        'Portage Gatineau',
        '1, rue Principale',
        'Gatineau (Québec) J8X\u00a03Y9',
        'Ramassage par Luc Roy',
        'Le magasin demande une pièce d’identité à ce nom.',
      ],
    },
  ])
  expect(notes?.at(-1)?.text).not.toContain('adresse')
})
