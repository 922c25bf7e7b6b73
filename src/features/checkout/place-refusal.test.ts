import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { placeRefusalText } from './place-refusal.ts'

overwriteGetLocale(() => 'fr')

test.each([
  [
    'three in the review, two by now',
    300_00,
    'Le montant à payer était de 300,00\u00a0$\u00a0; il est maintenant de 200,00\u00a0$.',
  ],
  ['another order of the same amount', 200_00, m.place_changed({}, { locale: 'fr' })],
  ['an amount that is not known', undefined, m.place_changed({}, { locale: 'fr' })],
])('an order that is not what the review showed: %s', (_, agreed, text) => {
  const refusal = { reason: 'changed', ...(agreed !== undefined && { agreed }) } as const
  expect(placeRefusalText(refusal, { cart: { lines: [] }, totals: { due: 200_00 } })).toContain(text)
})
