import { data, redirect } from 'react-router'
import type { Route } from './+types/cart'
import { shopName } from '../domain/shop-name.ts'
import { refusalOf, refusalSearch } from '../domain/cart/refusal-search.ts'
import { NOT_PLACED } from '../domain/checkout/place-order.ts'
import { provinceOf } from '../domain/address/province.ts'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { errorText, noticeText } from '../features/checkout/checkout-words.ts'
import { Companions } from '../features/catalog/companions.tsx'
import { CartView } from '../features/cart/cart-view.tsx'
import { giftValues, isGiftRefusal } from '../features/product/gift-values.ts'
import { latePart } from '../ui/late-part.tsx'
import { m } from '../paraglide/messages.js'
import { pageContext, visitorContext } from '../server/pages/context.ts'

// Only where a gift card was refused without JavaScript.
const GiftAgain = latePart('gift-again', async () => (await import('../features/product/gift-again.tsx')).GiftAgain)

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const { readCart, readCheckout, recentOrder, estimate } = context.get(visitorContext)
  const cart = await readCart(locale)
  const filled = cart.lines.length > 0
  const province = url.searchParams.get('province')
  const checkout = filled ? await readCheckout(locale) : undefined
  const extras = {
    promo: checkout?.promo,
    lostPromo: checkout?.notices.find(({ kind }) => kind === 'promo'),
    deliveries: checkout?.ships ? checkout.deliveries : [],
    estimate: filled && province ? await estimate(province, locale) : undefined,
  }
  const nothingToOrder = !filled && url.searchParams.has('nothing-to-order')
  const asked = extras.estimate?.province
  const companions = await context.get(pageContext).shop.companions(
    locale,
    cart.lines.map(({ productId }) => productId),
  )
  return {
    locale,
    cart,
    extras,
    companions,
    refused: refusalOf(url.searchParams),
    nothingToOrder,
    placed: nothingToOrder ? await recentOrder() : undefined,
    notPlaced: url.searchParams.has(NOT_PLACED),
    path: { en: paths.cart('en', asked), fr: paths.cart('fr', asked) },
  }
}

/**
 * Without JavaScript: add to cart of the product page, and the changes of this one. The answer is a redirect, so that
 * a reload sends nothing twice; what was typed into a form that is refused comes with it again instead.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = pageLocale(url)
  // A body that is not a form is refused like an invalid form.
  const sent = await request.formData().catch(() => new FormData())
  const { to, ...form } = Object.fromEntries(sent)
  // With the estimate that was asked for: it is made anew for what the cart costs now.
  const here = paths.cart(locale, provinceOf(url.searchParams.get('province') ?? ''))
  if (form.part === 'promo' || form.part === 'remove-promo') {
    const coded = await context.get(visitorContext).changeCheckout(form, locale)
    return coded.ok ? redirect(here, 303) : data({ promoError: coded.errors[0] }, { status: 400 })
  }
  const change = { ...form, quantity: to ?? form.quantity }
  const answer = await context.get(visitorContext).changeCart(change, locale)
  if (answer.ok) return redirect(here, 303)
  // Only a real SKU has a line to speak of; anything else could be longer than an address may be.
  const sku = typeof form.sku === 'string' && answer.reason !== 'bad-request' ? form.sku : ''
  const { reason } = answer
  if (isGiftRefusal(reason)) {
    const gift = { sku, quantity: String(form.quantity ?? 1), reason, typed: giftValues(sent) ?? {} }
    return data({ gift }, { status: 400 })
  }
  return redirect(paths.cart(locale) + refusalSearch({ ...answer, sku }), 303)
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${m.cart_title()} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

export default function CartRoute({
  loaderData: { cart, extras, companions, locale, refused, nothingToOrder, placed, notPlaced },
  actionData,
}: Route.ComponentProps) {
  const { lostPromo, ...shown } = extras
  const promoProblem =
    actionData && 'promoError' in actionData && actionData.promoError && errorText(actionData.promoError)
  return (
    <CartView
      cart={cart}
      locale={locale}
      refused={refused}
      again={actionData && 'gift' in actionData && <GiftAgain {...actionData.gift} />}
      nothingToOrder={nothingToOrder}
      placed={placed}
      notPlaced={notPlaced}
      checkoutHref={paths.checkout(locale)}
      companions={<Companions heading={m.cart_companions()} tiles={companions} locale={locale} />}
      extras={{
        ...shown,
        ...(promoProblem && { promoProblem, promoAnswer: actionData }),
        ...(lostPromo && { promoNote: noticeText(lostPromo, locale) }),
      }}
    />
  )
}
