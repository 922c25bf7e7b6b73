import type { Checkout } from '../../domain/checkout/checkout.ts'
import { waitingStores, type PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CheckoutGroups } from './checkout-groups.tsx'
import { noticeText } from './checkout-words.ts'
import { GoOnWithout } from './go-on-without.tsx'
import { HERE, useIsSending } from './checkout-form.tsx'
import { PayingForm } from './paying-form.tsx'
import { TestMode } from './payment-step.tsx'
import { placeRefusalText, reasonsFor } from './place-refusal.ts'

type Props = {
  checkout: Checkout
  locale: Locale
  refusal?: PlaceRefusal
  /** What Stripe's bank asks before it agrees. */
  confirm?: { clientSecret: string }
}

/** The review: the amount the shopper agrees to is beside the button, and is exactly the amount sent. */
export function ReviewStep({ checkout, locale, refusal, confirm }: Props) {
  const { key, state, totals, payment } = checkout
  const isSending = useIsSending('place')
  const amount = money(totals.due, locale)
  const inStore = state.payment?.method === 'store' && totals.due > 0
  return (
    <PayingForm
      action={HERE}
      isSending={isSending}
      heading={m.place_refused()}
      problem={refusal && placeRefusalText(refusal, checkout)}
      more={{
        texts: refusal ? reasonsFor(refusal, checkout.notices).map((notice) => noticeText(notice, locale)) : [],
        remedy: refusal?.reason === 'sold-out' && <GoOnWithout notices={checkout.notices} locale={locale} />,
      }}
      answer={refusal}
      publishableKey={payment.publishableKey}
      confirm={confirm}
    >
      {payment.isTest && !inStore && totals.due > 0 && <TestMode>{m.checkout_test_mode_review()}</TestMode>}
      <input type="hidden" name="part" value="place" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="due" value={totals.due} />
      <input type="hidden" name="waiting" value={waitingStores(checkout.stores)} />
      <section aria-label={m.order_delivery()} className="rounded-card border border-line p-4">
        <CheckoutGroups checkout={checkout} groups={checkout.groups} locale={locale} />
      </section>
      {checkout.cart.lines.some(({ preorder }) => preorder) && <p>{m.preorder_charged()}</p>}
      {totals.due > 0 && (
        <p className="text-ink-soft">
          {inStore ? m.checkout_place_note_store({ amount }) : m.checkout_place_note({ amount })}
        </p>
      )}
      <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
        {isSending ? m.checkout_placing() : totals.due > 0 ? m.checkout_place_amount({ amount }) : m.checkout_place()}
      </Button>
    </PayingForm>
  )
}
