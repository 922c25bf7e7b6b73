import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { GiftAgain } from './gift-again.tsx'

overwriteGetLocale(() => 'fr')

const typed = { amount: '5', recipientEmail: 'zoe@example.com', recipientName: 'Zoé', message: 'Bonne fête' }
const shown = (reason: 'gift-amount' | 'gift-recipient' | 'gift-differs') =>
  renderToStaticMarkup(<GiftAgain sku="G-1" quantity="2" reason={reason} typed={typed} />)

test('a refused gift card is shown again as it was filled in', () => {
  const form = shown('gift-amount')
  for (const [name, value] of Object.entries({ ...typed, message: undefined, sku: 'G-1', quantity: '2' }))
    if (value !== undefined) expect(form).toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* value="${value}"`))
  expect(form).toMatch(/<textarea[^>]*>Bonne fête<\/textarea>/)
})

test.each([
  ['gift-amount', ['amount']],
  ['gift-recipient', ['recipientEmail']],
  ['gift-differs', []],
] as const)('%s is said above the form and at %j', (reason, names) => {
  const form = shown(reason)
  const invalid = [...form.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([field]) => /name="(\w+)"/.exec(field)?.[1],
  )
  expect(invalid).toEqual(names)
  expect(form).toContain(m.checkout_problems({ count: 1 }))
  for (const name of names) expect(form).toContain(`href="#gift-again-${name}"`)
  // The page has no script that could give it the focus.
  const focused = [...form.matchAll(/<input[^>]*autofocus[^>]*>/gi)].map(([field]) => /name="(\w+)"/.exec(field)?.[1])
  expect(focused).toEqual(names)
})

test.each([
  [undefined, 'fr'],
  ['en', 'en'],
])('its letter is in the language that was chosen, %s, else in that of the page: %s', (language, chosen) => {
  const form = renderToStaticMarkup(
    <GiftAgain
      sku="G-1"
      quantity="1"
      reason="gift-amount"
      typed={{ ...typed, ...(language !== undefined && { language }) }}
    />,
  )
  expect(/<select[^>]* name="language".*?<\/select>/.exec(form)?.[0]).toContain(`<option value="${chosen}" selected`)
})
