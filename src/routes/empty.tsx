import { shopName } from '../domain/shop-name.ts'
import type { Route } from './+types/empty'

/** A page of the benches, and of no shopper. */
export const meta: Route.MetaFunction = () => [{ title: shopName() }, { name: 'robots', content: 'noindex' }]

/** An empty page of the same build: what `npm run bench` says every page wears. The floor is built apart. */
export default function Empty() {
  return null
}
