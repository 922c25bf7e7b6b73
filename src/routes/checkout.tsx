import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/checkout'
import { shopName } from '../domain/shop-name.ts'
import { hasBuyableLines } from '../domain/cart/cart.ts'
import { NOT_PLACED } from '../domain/checkout/place-order.ts'
import { stepsOf } from '../domain/checkout/next-step.ts'
import { pageLocale } from '../domain/locale.ts'
import { paths, stepOfWord } from '../domain/paths.ts'
import { isConnectionLost } from '../domain/shell/connection-lost.ts'
import { cartSettled } from '../features/cart/cart-provider.tsx'
import { CheckoutView } from '../features/checkout/checkout-view.tsx'
import { stepNames } from '../features/checkout/checkout-words.ts'
import { CheckoutFooter } from '../features/shell/checkout-footer.tsx'
import { CheckoutHeader } from '../features/shell/checkout-header.tsx'
import type { PageHandle } from '../features/shell/page-props.ts'
import { m } from '../paraglide/messages.js'
import { pageContext, visitorContext } from '../server/pages/context.ts'
import { answerForm, finishAttempt } from './checkout-action.ts'
import { shouldRevalidate as unlessHash } from './unless-hash.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const visitor = context.get(visitorContext)
  const { requestId } = context.get(pageContext)
  // First: an order that is placed leaves an empty cart.
  const refusal = await finishAttempt(visitor, url.searchParams.get('attempt'), locale, requestId)
  const who = await visitor.customer()
  const known = who && { email: who.email, name: who.name, addresses: await visitor.addresses() }
  // Whoever comes from the cart is asked only what is not known; whoever comes to a step wants to see it.
  if (known && params.step === undefined) await visitor.fillCheckout(known, locale)
  const checkout = await visitor.readCheckout(locale)
  // Emptied in another window: the cart that this page knows is gone.
  if (checkout.cart.lines.length === 0) throw redirectDocument(paths.nothingToOrder(locale))
  // The cart says of each line why it can't be had, and offers delivery or another store.
  if (!hasBuyableLines(checkout.cart)) throw redirect(paths.cart(locale))
  const step = stepOfWord(params.step)
  const steps = stepsOf(checkout)
  // A step that is not there, or not yet, leads to the next one; so does a word of the other language to its own.
  const reached =
    step && steps.includes(step) && steps.indexOf(step) <= steps.indexOf(checkout.next) ? step : checkout.next
  if (url.pathname !== paths.checkout(locale, reached)) throw redirect(paths.checkout(locale, reached))
  return {
    locale,
    checkout,
    customer: known,
    step: reached,
    refusal,
    declined: url.searchParams.get('declined') ?? undefined,
    notPlaced: url.searchParams.has(NOT_PLACED),
    hideTopRibbonAndStoreSelector: true,
    path: { en: paths.checkout('en', reached), fr: paths.checkout('fr', reached) },
  }
}

/**
 * A quantity that was changed just before is on its way: the checkout is read with it. Without a change that cannot be
 * sent nothing is ordered; the cart says what waits.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (!(await cartSettled())) throw redirect(paths.cart(pageLocale(url)))
  return serverLoader()
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = pageLocale(url)
  // A body that is not a form is refused like an invalid form.
  const form = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const answer = await answerForm(context.get(visitorContext), form, locale, context.get(pageContext).requestId)
  return answer instanceof Response ? answer : data(answer, { status: answer.status })
}

/**
 * Without a connection the form stays as it is filled in, with the key of its attempt: sent again, it orders nothing
 * twice.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    if (isConnectionLost(error)) return { offline: true } as const
    throw error
  })
}

/** A refusal is shown with the amounts as they are now: the router would not read them after one. */
export const shouldRevalidate = (move: ShouldRevalidateFunctionArgs) =>
  unlessHash({ ...move, defaultShouldRevalidate: move.actionResult?.offline !== true })

export const handle: PageHandle = { frame: { Header: CheckoutHeader, Footer: CheckoutFooter } }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  // Its steps are pages of their own, which are announced by it.
  { title: `${loaderData ? `${stepNames[loaderData.step]()} – ` : ''}${m.checkout_title()} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

export default function CheckoutRoute({
  loaderData: { checkout, customer, step, locale, declined, notPlaced, refusal },
  actionData,
}: Route.ComponentProps) {
  const lost = actionData && 'offline' in actionData ? actionData : undefined
  const answered = actionData && !('offline' in actionData) ? actionData : undefined
  return (
    <CheckoutView
      checkout={checkout}
      customer={customer}
      step={step}
      locale={locale}
      answer={answered?.answer}
      refusal={answered ? answered.refusal : refusal}
      confirm={answered?.confirm}
      lost={lost}
      declined={declined}
      notPlaced={notPlaced && !actionData}
    />
  )
}
