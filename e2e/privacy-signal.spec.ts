import { expect, test, type Page } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

// A shopper who was never asked; all other tests are of one who has refused.
test.use({ storageState: { cookies: [], origins: [] } })

/** Every request of the page from now on: those to other sites, and those that measure. */
function watched(page: Page): { foreign: string[]; measured: string[] } {
  const [foreign, measured]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (
      url.protocol.startsWith('http') &&
      url.origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    )
      foreign.push(request.url())
    if (url.pathname === '/api/events' || /googletagmanager|web-vitals|measuring/.test(url.href))
      measured.push(url.pathname)
  })
  return { foreign, measured }
}

test('Global Privacy Control is an answer: no banner, nothing measured, and the panel says so (acceptance 148) @desktop', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const seen = watched(page)
  await visit(page, pages.stores.en)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: m.consent_choices({}, { locale: 'en' }) })
    .click()
  const panel = page.getByRole('dialog', { name: m.consent_choices({}, { locale: 'en' }) })
  await expect(panel.getByText(m.consent_gpc({}, { locale: 'en' }))).toBeVisible()
  await expect(page.getByRole('region', { name: m.consent_heading({}, { locale: 'en' }) })).toHaveCount(0)
  await panel.getByRole('button', { name: m.consent_accept({}, { locale: 'en' }) }).click()
  await expect.poll(() => seen.measured.length).toBeGreaterThan(0)
})
