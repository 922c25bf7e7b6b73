// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import { sampleCheckout } from '../../domain/testing/sample-checkout.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ReviewStep } from './review-step.tsx'

/** The box beside the button: its texts, and what can be pressed in it. */
function boxOf(refusal: PlaceRefusal, notices: CheckoutNotice[]) {
  overwriteGetLocale(() => 'fr')
  const element = <ReviewStep checkout={sampleCheckout({ notices })} locale="fr" refusal={refusal} />
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const box = page.querySelector('[role=alert]')!
  const textsOf = (of: string) => [...box.querySelectorAll(of)].map(({ textContent }) => textContent)
  const forms = [...box.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)))
  return { box, said: textsOf('li'), pressed: textsOf('button, a'), forms }
}

test('where nothing is due, nobody agrees to pay, and the button names no amount', () => {
  overwriteGetLocale(() => 'fr')
  const element = <ReviewStep checkout={sampleCheckout()} locale="fr" refusal={undefined} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect([html.includes('vous acceptez de payer'), html.includes('>Commander</button>')]).toEqual([false, true])
})

const soldOut = { reason: 'sold-out', sku: 'A', left: 0 } as const

test('what sold out at the last press is taken out beside the button, whole or down to what is left', () => {
  const { box, pressed, forms } = boxOf(soldOut, [
    { kind: 'gone', sku: 'A', title: 'Mousqueton' },
    { kind: 'stock', sku: 'B', title: 'Tente', left: 2 },
  ])
  expect(pressed).toEqual(['Continuer sans\u00a0: Mousqueton', 'Continuer avec 2\u00a0×\u00a0Tente'])
  expect(forms).toEqual([
    { part: 'line', sku: 'A', quantity: '0' },
    { part: 'line', sku: 'B', quantity: '2' },
  ])
  // A form within the form of the order would be none.
  expect(box.closest('form')).toBeNull()
})

test('what a store no longer has gets another way in the cart, where the box leads', () => {
  const { said, pressed } = boxOf(soldOut, [{ kind: 'not-there', sku: 'A', title: 'Tente', store: 'Ottawa' }])
  expect(said.at(-1)).toContain('choisissez la livraison ou un autre magasin')
  expect(pressed).toEqual(['Retour au panier'])
})

test.each<[string, PlaceRefusal, CheckoutNotice, string[]]>([
  [
    'a gift card is empty by now',
    { reason: 'changed', agreed: 30_43 },
    { kind: 'gift-card', code: '•••• WWVF' },
    [expect.stringContaining('30,43'), 'La carte-cadeau •••• WWVF n’a plus de solde.'],
  ],
  [
    'a code was switched off, which the refusal names itself',
    { reason: 'promo', code: 'OLA', problem: 'unknown-code' },
    { kind: 'promo', code: 'OLA', reason: 'unknown-code' },
    ['Le code OLA ne peut pas servir. Il n’est plus offert.'],
  ],
  [
    'a card is refused, which nothing in the cart explains',
    { reason: 'payment-unavailable' },
    { kind: 'price', sku: 'A', title: 'Tente', from: 1_00, to: 2_00 },
    [expect.stringContaining('service de paiement')],
  ],
])('beside the button it is said why the amount changed: %s', (_, refusal, notice, texts) =>
  expect(boxOf(refusal, [notice]).said).toEqual(texts),
)
