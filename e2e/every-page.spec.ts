import { expect, test } from '@playwright/test'
import { complaintsOf } from './support/complaints.ts'
import { expectNothingLost } from './support/nothing-lost.ts'
import { locales, screenOf, walkOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { alive, visit } from './support/visit.ts'

/** Other listings and pages of a brand have nothing that these have not. */
const forAxe = [
  'home',
  'listing',
  'product',
  'giftCard',
  'search',
  'cartEmpty',
  'login',
  'register',
  'brands',
  'stores',
  'store',
  'explore',
  'missing',
]

// To load a page takes longer than to ask all of this of it. In a narrow window and with large text the longer words of
// French are read; reflow.spec.ts has the English ones, without JavaScript.
for (const locale of locales)
  test(`${locale}: every kind of page obeys its policy, logs no error, and is accessible ${screenOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const complaints = complaintsOf(page, new URL(baseURL ?? '').host)
    for (const [kind, path] of Object.entries(walkOf(locale))) {
      await visit(page, path)
      // Not by the End key: a busy machine scrolls late, and axe finds targets half under the header that came along.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      if (forAxe.includes(kind)) expect.soft(await violations(page), kind).toEqual([])
      if (locale === 'fr') await expectNothingLost(page, kind)
    }
    await alive(page)
    expect(complaints).toEqual([])
  })
