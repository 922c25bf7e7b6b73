import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { WaitingCorrection } from '../../domain/orders/correction-record.ts'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderChange } from './order-change.tsx'

const price = { unit: 1, regular: 1 }
const waiting = (correction: WaitingCorrection['correction']): WaitingCorrection => ({
  id: 'one',
  correction,
  amount: 45_99,
  until: '2026-12-02T20:00:00.000Z',
})
const line = sampleLine({ size: { en: 'S', fr: 'P' } })
const swap = waiting({
  kind: 'swap',
  line: 0,
  quantity: 1,
  to: { sku: 'A-2', size: { en: 'M', fr: 'M' }, now: price, soldNow: price },
})
const shown = (locale: 'en' | 'fr', correction: WaitingCorrection | undefined, more: { isPaid?: boolean } = {}) => {
  overwriteGetLocale(() => locale)
  const order = sampleOrder({ lines: [line], ...(correction && { correction }) })
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderChange order={order} locale={locale} page={`/${locale}/x`} {...more} />
    </MemoryRouter>,
  )
}

test('what changes, for how much and until when, in both languages, with the way to where it is paid', () => {
  const english = shown('en', swap)
  expect(english).toContain('send you 1\u00a0× Tent, M instead of 1\u00a0× Tent, S')
  expect(english).toContain('The difference is $45.99, taxes included. You can pay it until December\u00a02, 2026.')
  expect(english).toContain('href="/en/x#order-change"')
  const french = shown('fr', swap)
  expect(french).toContain('nous vous enverrons 1\u00a0× Tente, M à la place de 1\u00a0× Tente, P')
  expect(french).toContain('jusqu’au 2\u00a0décembre 2026')
})

test('where it will go, line by line', () => {
  const address = { ...sampleOrder().address!, line1: '9, rue Neuve' }
  expect(shown('fr', waiting({ kind: 'address', address }))).toContain('9, rue Neuve')
})

test('nothing where nothing waits, and thanks once it is paid', () => {
  expect(shown('en', undefined)).not.toContain('A change')
  expect(shown('en', undefined, { isPaid: true })).toContain('your order has been changed')
})
