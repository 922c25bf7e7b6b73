import { redirect } from 'react-router'
import type { Route } from './+types/cart'
import { refusalOf, refusalSearch } from '../domain/cart/refusal-search.ts'
import { localeOfPath } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { CartView } from '../features/cart/cart-view.tsx'
import { m } from '../paraglide/messages.js'
import { visitorContext } from '../server/context.ts'

const localeOf = (request: Request) => localeOfPath(new URL(request.url).pathname) ?? 'en'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(request)
  const cart = await context.get(visitorContext).readCart(locale)
  return { locale, cart, refused: refusalOf(new URL(request.url).searchParams), path: { en: paths.cart('en'), fr: paths.cart('fr') } }
}

/** Without JavaScript: add to cart of the product page, and the changes of this one. The answer is a redirect, so that a reload sends nothing twice. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(request)
  // What is no form at all is refused like a form that makes no sense.
  const { to, ...form } = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const change = { ...form, quantity: to ?? form.quantity }
  const answer = await context.get(visitorContext).changeCart(change, locale)
  if (answer.ok) return redirect(paths.cart(locale), 303)
  // Only a real SKU has a line to speak of; anything else could be longer than an address may be.
  const sku = typeof form.sku === 'string' && answer.reason !== 'bad-request' ? form.sku : ''
  return redirect(paths.cart(locale) + refusalSearch({ ...answer, sku }), 303)
}

export const meta: Route.MetaFunction = () => [{ title: `${m.cart_title()} | Portage` }, { name: 'robots', content: 'noindex' }]

export default function CartRoute({ loaderData: { cart, locale, refused } }: Route.ComponentProps) {
  return <CartView cart={cart} locale={locale} refused={refused} />
}
