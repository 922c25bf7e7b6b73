import { useEffect } from 'react'
import { Form } from 'react-router'
import { provinceOf, provincesInOrder } from '../../domain/address/province.ts'
import type { CodeDiscount } from '../../domain/cart/cart.ts'
import type { OfferedDelivery } from '../../domain/checkout/checkout.ts'
import type { Estimate } from '../../domain/checkout/estimate.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { announce } from '../../ui/announcements.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { besideField, fieldRow, SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { TotalsList } from '../price/totals-list.tsx'

export type CartExtrasData = {
  promo?: CodeDiscount & { savesNothing: boolean }
  estimate?: Estimate
  /** The available deliveries of the shipped lines. */
  deliveries?: OfferedDelivery[]
  /** What is wrong with the code, in words. */
  promoProblem?: string
  /** Another with each refusal, also with one in the same words. */
  promoAnswer?: unknown
  /** Why a code that was given takes nothing off, in words. */
  promoNote?: string
}

/**
 * The extras of a cart page besides its lines: a promo code, and the estimated total in a province. Ordinary forms that
 * post to the page.
 */
export function CartExtras({ locale, ...extras }: CartExtrasData & { locale: Locale }) {
  const { promo, promoProblem, promoAnswer, promoNote, estimate } = extras
  // Open it stays: the field in place of a code that is taken off is what the shopper looks at.
  const isPromoOpen = useWasOpen(Boolean(promo ?? promoProblem))
  return (
    <div className="border-t border-line px-5 py-2 print:not-has-[[open]]:hidden">
      <div role="status">{promoNote && <p className="pt-2 font-medium">{promoNote}</p>}</div>
      <Disclosure title={m.checkout_promo()} defaultOpen={isPromoOpen} className={unprintedIfClosed}>
        <PromoForm promo={promo} problem={promoProblem} answer={promoAnswer} locale={locale} />
      </Disclosure>
      <Disclosure title={m.cart_estimate()} defaultOpen={estimate !== undefined} className={unprintedIfClosed}>
        <Form method="get" preventScrollReset className={`${fieldRow} pb-3`}>
          <SelectField
            name="province"
            label={m.cart_estimate_province()}
            defaultValue={provinceOf(estimate?.province ?? '') ?? ''}
            empty={m.checkout_province_empty()}
            options={provincesInOrder(locale).map(({ code, name }) => ({ value: code, name }))}
            className="flex-1"
          />
          <Button type="submit" variant="secondary" className={besideField}>
            {m.cart_estimate_show()}
          </Button>
        </Form>
        <div role="status" className="pb-3">
          {estimate && (
            <TotalsList
              totals={estimate.totals}
              locale={locale}
              promo={promo?.code}
              ships={estimate.totals.shippingParts.length > 0}
            />
          )}
        </div>
      </Disclosure>
    </div>
  )
}

/** On paper it asks for what nobody can enter there. */
const unprintedIfClosed = 'print:not-open:hidden'

/** The field of the code, or the code in its place. */
const PROMO_ID = 'promo'

type PromoProps = {
  promo: CartExtrasData['promo']
  problem: string | undefined
  answer: CartExtrasData['promoAnswer']
  locale: Locale
}

function PromoForm({ promo, problem, answer, locale }: PromoProps) {
  const hasNoGiftCards = useLacks('gift-cards')
  // Each form has a key: the button to apply a code must not become the one to take it off, under the same finger.
  useFocusAfter(promo?.code, PROMO_ID)
  useEffect(() => {
    if (!problem) return
    document.getElementById(PROMO_ID)?.focus()
    // After Enter the focus is there already, where nobody hears that the field is described otherwise.
    announce(problem)
  }, [problem, answer])
  if (promo) {
    return (
      <Form
        key="applied"
        id={PROMO_ID}
        tabIndex={-1}
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center justify-between gap-x-4 pb-3"
      >
        <input type="hidden" name="part" value="remove-promo" />
        <span className="flex items-center gap-2 font-medium">
          <Icon name="check" size={20} className="text-spruce" />
          {m.checkout_promo_applied({ code: promo.code })}
          {promo.discount > 0 && `, −${money(promo.discount, locale)}`}
        </span>
        <Button type="submit" variant="quiet" size="sm" aria-label={m.checkout_promo_remove({ code: promo.code })}>
          {m.checkout_remove()}
        </Button>
        {promo.savesNothing && <p className="w-full text-sm text-ink-soft">{m.promo_saves_nothing()}</p>}
        <p className="w-full text-sm text-ink-soft">{m.checkout_promo_one()}</p>
      </Form>
    )
  }
  return (
    <Form key="field" method="post" preventScrollReset className={`${fieldRow} pb-3`}>
      <input type="hidden" name="part" value="promo" />
      <TextField
        id={PROMO_ID}
        name="code"
        label={m.checkout_promo()}
        hint={hasNoGiftCards ? undefined : m.cart_promo_note()}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        className="flex-1"
      />
      <Button type="submit" variant="secondary" className={besideField}>
        {m.checkout_promo_apply()}
      </Button>
    </Form>
  )
}
