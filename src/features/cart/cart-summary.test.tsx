import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CartSummary } from './cart-summary.tsx'

overwriteGetLocale(() => 'en')
const line = (shippingClass: CartLine['shippingClass']): CartLine => ({
  sku: shippingClass,
  productId: '1',
  href: '',
  title: '',
  brand: '',
  quantity: 1,
  unitPrice: 50_00,
  regularPrice: 50_00,
  shippingClass,
  left: 9,
})
const noteOf = (...classes: CartLine['shippingClass'][]) =>
  renderToStaticMarkup(<CartSummary cart={{ version: 1, lines: classes.map(line) }} locale="en" />)

test('shipping and taxes are announced, but not to gift cards by email alone', () => {
  const note = 'Delivery and taxes are added at checkout.'
  expect(noteOf('none')).not.toContain(note)
  expect(noteOf('none', 'standard')).toContain(note)
  expect(noteOf('none')).toContain('$50.00')
})

test('where delivery is known to be free, only taxes are announced', () => {
  const note = (...costs: number[]) => {
    const groups = costs.map((cost) => ({
      way: 'ship' as const,
      id: `${cost}`,
      skus: [],
      goods: 'parcel' as const,
      cost,
    }))
    const cart = { version: 1, lines: [line('standard')], delivery: { groups } }
    return renderToStaticMarkup(<CartSummary cart={cart} locale="en" />)
  }
  expect(note(0)).toContain('>Taxes are added at checkout.<')
  for (const some of [note(), note(10_00), note(0, 95_00)]) expect(some).toContain('>Delivery and taxes are added')
})

test('what a code takes off and what is left stand between the subtotal and the way on', () => {
  const summary = (discount: number) =>
    renderToStaticMarkup(
      <CartSummary cart={{ version: 1, lines: [line('standard')] }} locale="en" promo={{ code: 'WELCOME10', discount }}>
        Checkout
      </CartSummary>,
    ).replace(/<[^>]+>/g, ' ')
  expect(summary(5_00)).toMatch(
    /Subtotal.*\$50\.00.*Discount \(WELCOME10\).*−\$5\.00.*After discount.*\$45\.00.*Checkout/,
  )
  expect(summary(0)).not.toContain('iscount')
})
