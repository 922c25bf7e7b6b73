import { expect, test } from '@playwright/test'
import { struckIn } from '../../messages/struck-words.ts'
import { locales, walkOf } from '../support/pages.ts'

/** What is read of a page: its text and the texts of attributes, without scripts, styles and addresses. */
const readable = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?(?:\b(?:alt|aria-label|title|placeholder|content)="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll('&#x27;', '’')

for (const locale of locales)
  test(`${locale}: no page says a word that is struck`, async ({ request }) => {
    const sitemap = await (await request.get(`/sitemap-${locale}.xml`)).text()
    const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path)
    expect(all.length).toBeGreaterThan(400)
    // Every content page and store, and one in sixty of the products and listings: their texts are the seed's.
    const wanted = all.filter((path, at) => at % 60 === 0 || /\/(explorer?|stores|magasins)\//.test(path))
    const wrong: string[] = []
    for (const path of [...Object.values(walkOf(locale)), ...wanted]) {
      const text = readable(await (await request.get(path)).text())
      wrong.push(...struckIn(text, locale).map((words) => `${path}: ${words}`))
    }
    expect(wrong).toEqual([])
  })
