import { createHmac } from 'node:crypto'
import { sameToken } from '../http/tokens.ts'

/** The token that opens an order's page without signing in; only the shop can create it. */
export const orderToken = (secret: string, number: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['order', number]))
    .digest('base64url')
    .slice(0, 32)

export const opensOrder = (secret: string, number: string, token: unknown): boolean =>
  typeof token === 'string' && sameToken(token, orderToken(secret, number))
