import { createHash, timingSafeEqual } from 'node:crypto'

/** The stored form of a secret, such as a cart's token: reading the database does not reveal the secret. */
export const hashedToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a given signature is correct, compared in constant time. */
export function sameToken(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
