import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { reviewToken } from '../orders/order-token.ts'

/** The way to review an order that the mail some days after the parcel leads to: tests do not wait for it. */
export function reviewLink(dataDir: string, locale: Locale, number: string): string {
  // Payload signs with a sum of what it is given.
  const given = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim()
  const secret = createHash('sha256').update(given).digest('hex').slice(0, 32)
  return paths.review(locale, number, reviewToken(secret, number, Date.now()))
}
