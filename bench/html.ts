import type { Bench } from './bench.ts'
import { frenchBytes } from './bench-pages.ts'
import { wanted } from './figure.ts'

/**
 * The most of a page's HTML before compression, in kB: the browser parses all of it, and the cache of pages is of it.
 */
const most = { home: 110, listing: 120, product: 80 } as const

/** The size of a page's HTML, with its data and its inline scripts. */
export const html: Bench = {
  name: 'HTML, brotli',
  cache: 'data',
  async measure({ url }, pages) {
    const parsed = (page: keyof typeof most, name: string, value: number) => ({
      page,
      name,
      value,
      unit: 'bytes' as const,
      note: wanted(value, most[page] * 1000, `${most[page]}`),
    })
    return [
      ...pages.map(({ name, bytes }) => ({ page: name, name: 'transferred', value: bytes, unit: 'bytes' as const })),
      ...pages.map(({ name, plainBytes }) => parsed(name, 'parsed', plainBytes)),
      ...(await Promise.all(
        pages.map(async ({ name, path }) => parsed(name, 'parsed, in French', await frenchBytes(url, path))),
      )),
    ]
  },
}
