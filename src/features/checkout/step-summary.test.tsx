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

test('that parcels go far is said once, whichever of them may wait for holidays too', () => {
  const checkout = chosen({ ...far, id: '1', holidays }, { ...far, id: '2', seller: 'Loon Works' })
  const html = renderToStaticMarkup(<StepSummary step="delivery" checkout={checkout} locale="en" />)
  expect(html.split(m.delivery_group_remote())).toHaveLength(2)
  expect(html).toContain('Family Day')
})
