import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { reviewToken } from '../orders/order-token.ts'

/** The way to review an order that the mail some days after the parcel leads to: tests do not wait for it. */
export function reviewLink(dataDir: string, locale: Locale, number: string): string {
  const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim()
  return paths.review(locale, number, reviewToken(secret, number, Date.now()))
}
