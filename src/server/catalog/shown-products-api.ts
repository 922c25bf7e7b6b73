import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOr } from '../../domain/locale.ts'
import { sendJson } from '../http/json-http.ts'
import type { Shop } from '../app/shop.ts'
import { askedProducts } from './asked-products.ts'

/**
 * `GET /api/shown-products?ids=&locale=`: which of these products the shop shows, for a browser that remembers them and
 * would lead to a page that has gone. It asks by codes alone: nobody is recognized, nothing is stored.
 */
export const shownProductsApi =
  ({ tiles }: Pick<Shop, 'tiles'>) =>
  async (request: IncomingMessage, response: ServerResponse, { searchParams }: URL): Promise<void> => {
    if (request.method !== 'GET') return sendJson(response, 405, [])
    const found = await tiles(localeOr(searchParams.get('locale')), askedProducts(searchParams), () => {})
    sendJson(
      response,
      200,
      found.map(({ id }) => id),
    )
  }
