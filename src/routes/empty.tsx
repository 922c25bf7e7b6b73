import { shopName } from '../domain/shop-name.ts'
import type { Route } from './+types/empty'

/** A page of the benches, and of no shopper. */
export const meta: Route.MetaFunction = () => [{ title: shopName() }, { name: 'robots', content: 'noindex' }]

/** An empty page of the same build: the baseline for every other page's JavaScript in `npm run bench`. */
export default function Empty() {
  return null
}
