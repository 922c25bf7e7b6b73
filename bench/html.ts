import type { Bench } from './bench.ts'

/** The size of a page's HTML, with its data and its inline scripts. */
export const html: Bench = {
  name: 'HTML, brotli',
  cache: 'data',
  measure: async (_, pages) =>
    pages.map(({ name, bytes }) => ({ page: name, name: 'transferred', value: bytes, unit: 'bytes' })),
}
