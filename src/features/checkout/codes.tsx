import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { Disclosure } from '../../ui/disclosure.tsx'
import { besideField, fieldRow, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { answerFor, CheckoutForm, fieldId, RemoveForm, type FormAnswer } from './checkout-form.tsx'

type Props = { checkout: Pick<Checkout, 'promo' | 'giftCards'>; locale: Locale; answer?: FormAnswer }

/** Promo code and gift cards: those applied, and a field for one more. Closed while none is applied. */
export function Codes({ checkout: { promo, giftCards }, locale, answer }: Props) {
  const isOpen = Boolean(promo) || giftCards.length > 0 || answer?.part === 'promo' || answer?.part === 'gift-card'
  return (
    <Disclosure title={m.checkout_codes()} defaultOpen={isOpen} className="rounded-card border border-line-strong px-4">
      <div className="grid gap-5 pt-2 pb-5">
        <PromoCode promo={promo} answer={answer} />
        <GiftCards cards={giftCards} locale={locale} answer={answer} />
      </div>
    </Disclosure>
  )
}

/** One code per order: the field goes while there is one. */
function PromoCode({ promo, answer }: { promo: Checkout['promo']; answer?: FormAnswer }) {
  const { values, error } = answerFor('promo', answer)
  if (promo) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <InUse>{m.checkout_promo_applied({ code: promo.code })}</InUse>
        <RemoveForm part="remove-promo" label={m.checkout_promo_remove({ code: promo.code })} />
        {promo.savesNothing && <p className="w-full text-sm text-ink-soft">{m.promo_saves_nothing()}</p>}
      </div>
    )
  }
  return (
    <CheckoutForm part="promo" submit={m.checkout_promo_apply()} look={beside} className={fieldRow}>
      <TextField
        id={fieldId('promo')}
        name="code"
        label={m.checkout_promo()}
        error={error('promo') ?? error('form')}
        defaultValue={values?.code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        className="flex-1"
      />
    </CheckoutForm>
  )
}

function GiftCards({ cards, locale, answer }: { cards: Checkout['giftCards']; locale: Locale; answer?: FormAnswer }) {
  const { error } = answerFor('gift-card', answer)
  return (
    <div>
      {cards.map(({ id, code, balance, amount }) => (
        <div key={id} className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <InUse>
            {m.checkout_gift_card_used({ code, amount: money(amount, locale), left: money(balance - amount, locale) })}
          </InUse>
          <RemoveForm part="remove-gift-card" id={id} label={m.checkout_gift_card_remove({ code })} />
        </div>
      ))}
      {/* Remounted with each card, so that its field is empty again. */}
      <CheckoutForm
        key={cards.length}
        part="gift-card"
        submit={m.checkout_gift_card_use()}
        look={beside}
        className={fieldRow}
      >
        <TextField
          id={fieldId('giftCard')}
          name="code"
          label={m.checkout_gift_card()}
          hint={m.checkout_gift_card_hint()}
          error={error('giftCard') ?? error('form')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="flex-1"
        />
      </CheckoutForm>
    </div>
  )
}

const beside = { variant: 'secondary', size: 'md', className: besideField } as const

const InUse = ({ children }: { children: string }) => (
  <span className="flex items-center gap-2 font-medium">
    <Icon name="check" size={20} className="text-spruce" />
    {children}
  </span>
)
