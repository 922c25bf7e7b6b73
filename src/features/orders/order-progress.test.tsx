import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderProgress } from './order-progress.tsx'

test.each([
  [true, 'Everything you paid is refunded the same way you paid it.'],
  [false, 'Nothing was charged.'],
])('a cancelled order says what became of the money (paid: %s)', (isPaid, text) => {
  overwriteGetLocale(() => 'en')
  const order = sampleOrder({ state: 'cancelled', isPaid })
  expect(renderToStaticMarkup(<OrderProgress order={order} />)).toContain(`This order was cancelled. ${text}`)
})
