import { data, redirect, redirectDocument } from 'react-router'
import { hasBuyableLines } from '../domain/cart/cart.ts'
import { NEW_ADDRESS } from '../domain/checkout/checkout-customer.ts'
import type { Checkout, CheckoutAnswer, FieldError } from '../domain/checkout/checkout.ts'
import { NOT_BOUGHT } from '../domain/checkout/express.ts'
import { NOT_PLACED, type PlaceAnswer, type PlaceRefusal } from '../domain/checkout/place-order.ts'
import { PLACING_FAILED, type PlacingFailed } from '../domain/checkout/placing-failed.ts'
import type { Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { HERE } from '../features/checkout/checkout-form.tsx'
import { DECLINED_ID } from '../features/checkout/place-refusal.ts'
import type { VisitorContext } from '../server/pages/context.ts'

type CheckoutContext = Pick<
  VisitorContext,
  'readCheckout' | 'changeCheckout' | 'placeOrder' | 'finishOrder' | 'changeCart' | 'addresses' | 'account'
>
type Form = Record<string, FormDataEntryValue>

/** The page data of a form that did not advance: its errors, why no order was placed, or the bank's next action. */
export type Answered = {
  status: 200 | 400 | 409
  answer?: { part: string; errors: FieldError[]; values: Record<string, string> }
  refusal?: PlaceRefusal
  confirm?: { clientSecret: string }
}

/**
 * Does what a form of the checkout says. Whatever succeeds is answered by a redirect, so that a reload sends nothing
 * twice.
 */
export async function answerForm(
  checkout: CheckoutContext,
  form: Form,
  locale: Locale,
  requestId?: string,
): Promise<Response | Answered> {
  if (form.part === 'place') return placed(await known(checkout.placeOrder(form, locale), requestId), locale)
  if (form.part === 'deliver-all') return deliverAll(checkout, locale)
  if (form.part === 'line') return changeLine(checkout, form, locale)
  const answer = await changed(checkout, form, locale)
  if (answer.ok) return redirect(paths.checkout(locale, stepAfter(form, answer.checkout)), 303)
  return { status: 400, answer: { part: partOf(form), errors: answer.errors, values: textsOf(form) } }
}

/** What of the checkout a form changes: that of the address also sends a store, or who comes to the cart's stores. */
const partOf = ({ part, way }: Form): string =>
  part !== 'address' ? String(part) : way === 'pickup' ? 'delivery' : way === 'cart' ? 'pickup-name' : 'address'

/** An attempt that fails may have placed its order all the same: its page must not read as if nothing had happened. */
async function known<T>(attempt: Promise<T>, requestId?: string): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    console.error('An order could not be placed, or its answer was lost', error)
    throw data({ failed: PLACING_FAILED, requestId } satisfies PlacingFailed, {
      status: 503,
      headers: { 'retry-after': '10' },
    })
  }
}

/** The result of an attempt when the shopper returns from the bank; an unanswered challenge is not repeated. */
export async function finishAttempt(
  checkout: CheckoutContext,
  key: string | null,
  locale: Locale,
  requestId?: string,
): Promise<PlaceRefusal | undefined> {
  const answer = key === null ? undefined : await known(checkout.finishOrder(key, locale), requestId)
  if (answer?.boughtOn) throw redirect(answer.boughtOn + NOT_BOUGHT, 303)
  if (!answer || 'action' in answer) return undefined
  const done = placed(answer, locale)
  if (done instanceof Response) throw done
  return done.refusal
}

/**
 * The step of the address sends its address, one of the customer's, or a store; where the cart knows its stores, who
 * comes.
 */
async function changed(checkout: CheckoutContext, form: Form, locale: Locale): Promise<CheckoutAnswer> {
  if (form.part !== 'address') return checkout.changeCheckout(form, locale)
  const name = form.pickupName ?? ''
  if (form.way === 'pickup')
    return checkout.changeCheckout(
      { part: 'delivery', method: 'pickup', store: form.store, phone: form.phone, name },
      locale,
    )
  if (form.way === 'cart') return checkout.changeCheckout({ part: 'pickup-name', name }, locale)
  const saved =
    form.saved && form.saved !== NEW_ADDRESS
      ? (await checkout.addresses()).find(({ id }) => id === form.saved)
      : undefined
  const answer = await checkout.changeCheckout(saved ? { line2: '', ...saved, part: 'address' } : form, locale)
  // A full address book saves nothing more; the order continues.
  if (answer.ok && form.keep && !saved)
    await checkout.account(
      { intent: 'save-address', ...answer.checkout.state.address, phone: answer.checkout.state.contact?.phone },
      locale,
    )
  return answer
}

/** Delivers the cart's pickups instead. Reloads the document, because the page's cart is outdated now. */
async function deliverAll(checkout: CheckoutContext, locale: Locale): Promise<Response> {
  const { cart } = await checkout.readCheckout(locale)
  for (const { sku } of cart.lines.filter(({ pickup }) => pickup))
    await checkout.changeCart({ intent: 'pickup', sku, locale }, locale)
  return redirectDocument(paths.checkout(locale, 'address'), 303)
}

/**
 * Takes out what sold out meanwhile, or what of it there is no more; what is refused the review says again. As a
 * document, too.
 */
async function changeLine(checkout: CheckoutContext, { sku, quantity }: Form, locale: Locale): Promise<Response> {
  await checkout.changeCart({ intent: 'set', sku, quantity }, locale)
  return redirectDocument(paths.checkout(locale, 'review') + HERE, 303)
}

/** Codes stay where they were written; a step leads to the next that is not done. */
function stepAfter({ part }: Form, { next }: Checkout) {
  return part === 'promo' || part === 'remove-promo' || part === 'gift-card' || part === 'remove-gift-card'
    ? 'payment'
    : next
}

function placed(answer: PlaceAnswer, locale: Locale): Response | Answered {
  // As documents: the cart that the page knows is gone, and a bank's page is not ours.
  if (answer.ok) return redirectDocument(paths.placedOrder(locale, answer.order), 303)
  if ('action' in answer)
    return answer.action.kind === 'redirect'
      ? redirectDocument(answer.action.url, 303)
      : { status: 200, confirm: { clientSecret: answer.action.clientSecret } }
  const { checkout, ok: _, ...refusal } = answer
  if (refusal.reason === 'empty' || checkout.cart.lines.length === 0)
    return redirectDocument(paths.nothingToOrder(locale), 303)
  if (refusal.reason === 'declined')
    return redirect(`${paths.checkout(locale, 'payment')}?declined=${refusal.why}#${DECLINED_ID}`, 303)
  // Where the review can't be shown again, the page that is shown instead says it.
  if (!hasBuyableLines(checkout.cart)) return redirect(`${paths.cart(locale)}?${NOT_PLACED}`, 303)
  if (checkout.next !== 'review') return redirect(`${paths.checkout(locale, checkout.next)}?${NOT_PLACED}`, 303)
  return { status: 409, refusal }
}

/** The typed values, to be shown again. */
const textsOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'token' ? [[name, value.slice(0, 300)]] : [],
    ),
  )
