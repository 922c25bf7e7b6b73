import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import type { ShippedGroup } from '../../domain/shipping/delivery-groups.ts'
import { sampleCheckout } from '../../domain/testing/sample-checkout.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StepSummary } from './step-summary.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const far: Omit<ShippedGroup, 'id'> = {
  way: 'ship',
  skus: ['A-1'],
  goods: 'parcel',
  method: 'regular',
  cost: 0,
  window: { earliest: '2026-02-12', latest: '2026-02-18' },
  isRemote: true,
}
const holidays = [{ day: '2026-02-16', name: { en: 'Family Day', fr: 'Jour de la famille' } }]
const chosen = (...groups: ShippedGroup[]) =>
  sampleCheckout({ state: { giftCards: [], delivery: { kind: 'ship', code: 'regular' } }, groups })

test.each([
  ['gift cards pay it all', [{ id: '1', code: 'GC', balance: 500, amount: 500 }], m.checkout_pay_gift_cards],
  ['a gift card pays none of it', [{ id: '1', code: 'GC', balance: 500, amount: 0 }], m.checkout_pay_nothing],
  ['it costs nothing', [], m.checkout_pay_nothing],
] as const)('a total of nothing is put down to gift cards only where %s', (_, giftCards, words) => {
  const checkout = sampleCheckout({ giftCards: [...giftCards] })
  const html = renderToStaticMarkup(<StepSummary step="payment" checkout={checkout} locale="en" />)
  expect(html).toContain(words())
})

test('that parcels go far is said once, whichever of them may wait for holidays too', () => {
  const checkout = chosen({ ...far, id: '1', holidays }, { ...far, id: '2', seller: 'Loon Works' })
  const html = renderToStaticMarkup(<StepSummary step="delivery" checkout={checkout} locale="en" />)
  expect(html.split(m.delivery_group_remote())).toHaveLength(2)
  expect(html).toContain('Family Day')
})
