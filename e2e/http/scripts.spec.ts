import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { provinceNames } from '../../src/domain/address/province.ts'
import { otherLocale, type Locale } from '../../src/domain/locale.ts'
import { locales, pages } from '../support/pages.ts'
import { answer, html } from '../support/requests.ts'

/** Texts of a language that no other has, long enough to be nothing else; without those with values in them. */
function ownWords(locale: Locale): string[] {
  const read = (each: Locale): unknown[] =>
    Object.values(JSON.parse(readFileSync(new URL(`../../messages/${each}.json`, import.meta.url), 'utf8')) as object)
  // Names of provinces are facts in both languages, not the shop's words.
  const others = new Set([...read(otherLocale(locale)), ...Object.values(provinceNames).map((name) => name[locale])])
  return read(locale).filter(
    (words): words is string => typeof words === 'string' && /^[^{}`\\]{16,}$/.test(words) && !others.has(words),
  )
}

for (const locale of locales)
  test(`pages in ${locale} load few scripts, and no words of the other language`, async ({ request }) => {
    const [own, other] = [ownWords(locale), ownWords(otherLocale(locale))]
    for (const kind of ['home', 'listing', 'product', 'stores'] as const) {
      const page = await html(request, pages[kind][locale])
      const files = [...new Set([...page.matchAll(/\/assets\/[\w~-]+\.js/g)].map(([file]) => file))]
      const code = (await Promise.all(files.map(async (file) => (await answer(request, file)).text()))).join('\n')
      expect(files.length, `${kind}: ${files.join(' ')}`).toBeLessThanOrEqual(14)
      expect(own.some((words) => code.includes(words))).toBe(true)
      expect(other.filter((words) => code.includes(words))).toEqual([])
    }
  })
