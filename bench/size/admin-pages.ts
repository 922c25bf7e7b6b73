import type { Measured } from '../bench.ts'
import { percentile } from '../figure.ts'
import type { Staff } from './staff.ts'

const TIMES = 10

/**
 * How long the staff waits for the products in the admin: their list, a search in it, one of them, and its save.
 * @param atMost milliseconds that the staff does not take for waiting
 */
export async function adminFigures(staff: Staff, page: string, atMost: number): Promise<Measured[]> {
  const errands: [name: string, errand: (time: number) => Promise<unknown>][] = [
    ['list of products in the admin, p95', () => staff.openPage('collections/products?limit=10&locale=en')],
    [
      'search in the list of products, p95',
      () => staff.openPage('collections/products?limit=10&locale=en&search=jacket'),
    ],
    ['product opened in the admin, p95', () => staff.openPage(`collections/products/${staff.productId}?locale=en`)],
    ['product saved, p95', (time) => staff.savePrice(200_00 + time * 100)],
  ]
  const figures: Measured[] = []
  for (const [name, errand] of errands) {
    // The first of its kind loads what it needs into the process.
    await errand(TIMES)
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const began = performance.now()
      await errand(time)
      times.push(performance.now() - began)
    }
    figures.push({ page, name, value: percentile(times, 0.95), unit: 'ms', promise: { atMost } })
  }
  return figures
}
