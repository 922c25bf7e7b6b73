import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOr } from '../../domain/locale.ts'
import { sendJson } from '../http/json-http.ts'
import type { Shop } from '../app/shop.ts'
import { askedProducts } from './asked-products.ts'

/** Things of one answer. */
const MOST = 4

/**
 * `GET /api/companions?ids=&locale=`: the tiles of what goes with products, for a page that is the same for all and a
 * browser that knows what its shopper looked at. It asks by codes alone: nobody is recognized, nothing is stored.
 */
export const companionsApi =
  ({ companions }: Pick<Shop, 'companions'>) =>
  async (request: IncomingMessage, response: ServerResponse, { searchParams }: URL): Promise<void> => {
    if (request.method !== 'GET') return sendJson(response, 405, [])
    const ids = askedProducts(searchParams)
    sendJson(response, 200, await companions(localeOr(searchParams.get('locale')), ids, MOST))
  }
