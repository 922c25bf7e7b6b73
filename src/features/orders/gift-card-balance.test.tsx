import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { GiftCardBalancePage } from './gift-card-balance.tsx'

overwriteGetLocale(() => 'fr')

test.each([
  ['unknown', m.gift_card_unknown()],
  ['void', m.gift_card_void()],
] as const)('the page of balances says of a card that is %s what to do', (problem, words) => {
  const element = <GiftCardBalancePage answer={{ problem }} locale="fr" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toContain(words)
})
