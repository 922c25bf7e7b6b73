import { expect, test as setup } from '@playwright/test'
import { locales } from './pages.ts'
import { lookedFor } from './looked-for.ts'
import { staffRequest } from './staff.ts'

/** The stock for the tests: more than all of them buy, in this run and in earlier ones on the same data. */
const levels = [
  ['5107-232-GRANITE-L', 'online'],
  ['5169-892-SILVER', 'online'],
  ['5169-892-SILVER', 'calgary-macleod-trail'],
  ['5175-318-SPRUCE-L', 'online'],
  ['5175-318-SPRUCE-L', 'ottawa-westboro'],
]

setup('there is enough of what the tests buy', async () => {
  // The tests may also be run by hand against a shop whose staff passwords are not known.
  if (!process.env.ADMIN_PASSWORD) return
  const staff = await staffRequest()
  const answer = await staff.post('/admin/api/inventory/import', {
    headers: { 'content-type': 'text/csv' },
    data: ['sku,location,quantity', ...levels.map((level) => [...level, 500].join(','))].join('\n'),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await staff.dispose()
})

setup('a shopper looks for words that nobody knows', async ({ request }) => {
  for (const locale of locales)
    expect((await request.get(`/api/search/1/indexes/products_${locale}?query=${lookedFor[locale]}`)).status()).toBe(
      200,
    )
})
