import { expect, test } from '@playwright/test'
import { m } from '../../src/paraglide/messages.js'
import { locales, pages } from '../support/pages.ts'

for (const locale of locales)
  test(`pages in ${locale} answer agents in Markdown, and browsers in HTML`, async ({ request }) => {
    for (const kind of ['product', 'category', 'listing', 'explore', 'store'] as const) {
      const path = pages[kind][locale]
      const [asked, browser] = [
        await request.get(path, { headers: { accept: 'text/markdown' } }),
        await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } }),
      ]
      expect(browser.headers()['content-type'], path).toContain('text/html')
      expect([asked.status(), asked.headers()['content-type'], asked.headers().vary], path).toEqual([
        200,
        'text/markdown; charset=utf-8',
        'accept, accept-encoding',
      ])
      const text = await asked.text()
      expect(text, path).toMatch(/^# \S/m)
      expect(text, path).not.toMatch(/<(?!https?:)\/?[a-z]/i)
      expect(text.trimEnd().split('\n').at(-1), path).toMatch(new RegExp(`^<http://[^/]+${path}>$`))
      if (kind === 'product')
        expect(text).toContain(`| ${m.markdown_sku({}, { locale })} | ${m.product_colour({}, { locale })} |`)
    }
  })
