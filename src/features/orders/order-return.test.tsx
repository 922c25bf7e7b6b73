import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderReturn } from './order-return.tsx'

overwriteGetLocale(() => 'fr')
const seller = { name: 'Atelier Brindille', returns: { en: 'To the workshop.', fr: 'Retour à l’atelier.' } }
const order = sampleOrder({
  lines: [sampleLine(), sampleLine({ sku: 'B-1', title: { en: 'Mug', fr: 'Tasse' }, seller })],
})
const shown = (until: [string, string]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn
        order={order}
        locale="fr"
        action="/fr"
        offer={{ lines: until.map((day, line) => ({ line, left: 1, until: day })) }}
      />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, '|')

test('what a partner takes back says so in the partner’s words, beside its own field', () => {
  const [tent, mug] = shown(['2027-01-31', '2027-01-31']).split('Tasse')
  expect([
    tent?.includes('Brindille'),
    mug?.includes('Atelier Brindille reprend cet article selon ses propres règles\u00a0: Retour à l’atelier.'),
  ]).toEqual([false, true])
})
test('one last day is shown once, several each with its line', () => {
  expect(shown(['2027-01-31', '2027-01-31']).match(/jusqu’au/g)).toHaveLength(1)
  expect(shown(['2027-01-31', '2027-02-03']).match(/jusqu’au 31\u00a0janvier|jusqu’au 3\u00a0février/g)).toHaveLength(2)
})
