import { createHmac, timingSafeEqual } from 'node:crypto'

/** What opens an order's page without signing in: nobody but the shop can make it. */
export const orderToken = (secret: string, number: string): string => createHmac('sha256', secret).update(JSON.stringify(['order', number])).digest('base64url').slice(0, 32)

export function opensOrder(secret: string, number: string, token: unknown): boolean {
  const right = orderToken(secret, number)
  return typeof token === 'string' && token.length === right.length && timingSafeEqual(Buffer.from(token), Buffer.from(right))
}
