import { createHash, timingSafeEqual } from 'node:crypto'

/** What the database keeps of a secret, such as the token of a cart: who reads it cannot use it. */
export const hashedToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a signature that somebody gave is the right one, in a time that says nothing of how much of it is. */
export function sameToken(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
