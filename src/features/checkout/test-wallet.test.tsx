import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { TestWalletSheet } from './test-wallet.tsx'

overwriteGetLocale(() => 'fr')

const line: Omit<CartLine, 'shippingClass'> = {
  sku: 'A-1',
  productId: 'A',
  href: '/fr/produit/A',
  title: 'Carte-cadeau',
  brand: 'Portage',
  quantity: 1,
  unitPrice: 1000,
  regularPrice: 1000,
  left: 5,
}

test.each([
  ['standard', m.express_ship_to(), 'K2P'],
  ['none', m.express_paid_by(), 'alex.martin@example.com'],
] as const)(
  'of what is sent the test wallet asks an address, of a gift card alone none: %s',
  (shippingClass, ...said) => {
    const cart = { version: 1, lines: [{ ...line, shippingClass }] }
    const html = renderToStaticMarkup(<TestWalletSheet cart={cart} locale="fr" onClose={() => {}} />)
    for (const words of said) expect(html).toContain(words)
    expect(html.includes('K2P')).toBe(shippingClass !== 'none')
  },
)
