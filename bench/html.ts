import type { Bench } from './bench.ts'
import { wanted } from './figure.ts'

/** The most of a page's HTML before compression, in kB: the browser parses all of it, and the cache of pages is of it. */
const most = { home: 110, listing: 120, product: 80 } as const

/** The size of a page's HTML, with its data and its inline scripts. */
export const html: Bench = {
  name: 'HTML, brotli',
  cache: 'data',
  measure: async (_, pages) => [
    ...pages.map(({ name, bytes }) => ({ page: name, name: 'transferred', value: bytes, unit: 'bytes' as const })),
    ...pages.map(({ name, plainBytes }) => ({
      page: name,
      name: 'parsed',
      value: plainBytes,
      unit: 'bytes' as const,
      note: wanted(plainBytes, most[name] * 1000, `${most[name]}`),
    })),
  ],
}
