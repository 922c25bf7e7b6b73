import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { provinceNames } from '../../src/domain/address/province.ts'
import { otherLocale, type Locale } from '../../src/domain/locale.ts'
import { locales, pages } from '../support/pages.ts'
import { answer, html } from '../support/requests.ts'

/**
 * The most that a page asks for at once, in either language: files of script, their bytes compressed, and the bytes of
 * its HTML. What the bench wants is less (bench/README.md): these may be lowered and never raised.
 */
const most = {
  home: { files: 8, script: 150_500, html: 117_000 },
  listing: { files: 8, script: 156_500, html: 141_000 },
  product: { files: 9, script: 164_500, html: 88_500 },
  stores: { files: 14, script: 177_500, html: 97_500 },
} as const

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
  test(`pages in ${locale} are small, load few scripts, and no words of the other language`, async ({ request }) => {
    const [own, other] = [ownWords(locale), ownWords(otherLocale(locale))]
    for (const kind of ['home', 'listing', 'product', 'stores'] as const) {
      const limit = most[kind]
      const page = await html(request, pages[kind][locale])
      const files = [...new Set([...page.matchAll(/\/assets\/[\w~-]+\.js/g)].map(([file]) => file))]
      const codes = await Promise.all(files.map(async (file) => (await answer(request, file)).text()))
      const code = codes.join('\n')
      expect(files.length, `${kind}: ${files.join(' ')}`).toBeLessThanOrEqual(limit.files)
      const bytes = codes.reduce((sum, each) => sum + gzipSync(each).length, 0)
      expect(bytes, `script of ${kind}`).toBeLessThanOrEqual(limit.script)
      expect(Buffer.byteLength(page), `HTML of ${kind}`).toBeLessThanOrEqual(limit.html)
      expect(own.some((words) => code.includes(words))).toBe(true)
      expect(other.filter((words) => code.includes(words))).toEqual([])
    }
  })
