import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { blocked } from './support/blocked.ts'
import { landmarks } from './support/landmarks.ts'
import { cart, locales, pages } from './support/pages.ts'
import { cartPanel, visit } from './support/visit.ts'

test.describe('@desktop', () => {
  for (const locale of locales) {
    test(`${locale}: what comes on intent obeys the policy too`, async ({ page }) => {
      const found = await blocked(page)
      await visit(page, pages.product[locale])
      await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
      await expect(cartPanel(page, locale).getByRole('listitem')).toHaveCount(1)
      expect(found).toEqual([])
    })
  }

  test('a script that is not ours does not run, and the browser says so', async ({ page }) => {
    const found = await blocked(page)
    await visit(page, pages.home.en)
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="document.title = \'taken\'">'),
    )
    await expect.poll(() => found.join()).toContain('script-src')
    await expect(page).not.toHaveTitle('taken')
  })

  test('a write from the shop’s own page is taken', async ({ request, baseURL }) => {
    const response = await request.post(cart.en, {
      headers: { origin: new URL(baseURL ?? '').origin },
      form: { intent: 'add', sku: '5107-232-GRANITE-M' },
      maxRedirects: 0,
    })
    expect([response.status(), response.headers().location]).toEqual([303, cart.en])
    expect(await (await request.get('/api/cart')).json()).toMatchObject({
      lines: [{ sku: '5107-232-GRANITE-M', quantity: 1 }],
    })
  })

  test('the browser’s scripts name nothing of the server’s environment, packages and tables', () => {
    const named = [
      ...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm),
    ].map(([, name = '']) => name)
    // One-word names such as PORT are also words of other people's code.
    const secret = new Set(['SECRET', 'DATABASE_URL', ...named.filter((name) => name.includes('_'))])
    const folder = new URL('../build/client/assets/', import.meta.url)
    const files = readdirSync(folder)
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    // Names of the server's own parts and packages, too.
    const parts = [
      'pinHash',
      'pin_hash',
      'employeePrice"',
      'customer_sessions',
      'better-auth',
      'payload-token',
      'nodemailer',
      'drizzle',
      'select id from',
    ]
    const patterns = [
      /process\.env/,
      /postgres(ql)?:\/\//,
      ...parts.map((part) => new RegExp(part)),
      ...[...secret].map((name) => new RegExp(`\\b${name}\\b`)),
    ]
    const leaks = scripts.flatMap((file) => {
      const code = readFileSync(new URL(file, folder), 'utf8')
      return patterns.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern.source}`)
    })
    expect(leaks).toEqual([])
  })
})
