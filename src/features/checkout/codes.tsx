import { useState } from 'react'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { Disclosure } from '../../ui/disclosure.tsx'
import { besideField, fieldRow, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { answerFor, CheckoutForm, fieldId, Problems, RemoveForm, type FormAnswer } from './checkout-form.tsx'

type Props = { checkout: Pick<Checkout, 'promo' | 'giftCards'>; locale: Locale; answer?: FormAnswer }

/**
 * Promo code and gift cards: those applied, and a field for one more. Closed while none is applied. A shop without gift
 * cards asks for none.
 */
export function Codes({ checkout: { promo, giftCards }, locale, answer }: Props) {
  const own = answer?.part === 'promo' || answer?.part === 'gift-card' ? answer : undefined
  const hasNoGiftCards = useLacks('gift-cards')
  // Open it stays: a field that has just been emptied is what the shopper looks at.
  const isOpen = useWasOpen(Boolean(promo) || giftCards.length > 0 || own !== undefined)
  return (
    <Disclosure
      title={hasNoGiftCards ? m.checkout_promo() : m.checkout_codes()}
      defaultOpen={isOpen}
      className="rounded-card border border-line-strong px-4"
    >
      <div className="grid gap-5 pt-2 pb-5">
        {own && <Problems errors={own.errors} answer={own} />}
        <PromoCode promo={promo} answer={answer} />
        {!hasNoGiftCards && <GiftCards cards={giftCards} locale={locale} answer={answer} />}
      </div>
    </Disclosure>
  )
}

/** One code per order: the field goes while there is one, and what stands there says so. */
function PromoCode({ promo, answer }: { promo: Checkout['promo']; answer?: FormAnswer }) {
  const { values, error } = answerFor('promo', answer)
  const id = fieldId('promo')
  const refused = useLast(values?.code)
  useFocusAfter(promo?.code, id)
  if (promo) {
    return (
      <div id={id} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4">
        <InUse>{m.checkout_promo_applied({ code: promo.code })}</InUse>
        <RemoveForm part="remove-promo" label={m.checkout_promo_remove({ code: promo.code })} />
        {promo.savesNothing && <p className="w-full text-sm text-ink-soft">{m.promo_saves_nothing()}</p>}
        <p className="w-full text-sm text-ink-soft">{m.checkout_promo_one()}</p>
      </div>
    )
  }
  return (
    <CheckoutForm part="promo" submit={m.checkout_promo_apply()} look={beside} className={fieldRow}>
      <TextField
        id={id}
        data-sent={refused}
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
  const { values, error } = answerFor('gift-card', answer)
  const refused = useLast(values?.code)
  const last = cards.at(-1)
  useFocusAfter(cards.length, last ? rowId(last) : fieldId('giftCard'))
  return (
    <div>
      {cards.map(({ id, code, balance, amount }) => (
        <div
          key={id}
          id={rowId({ id })}
          tabIndex={-1}
          className="mb-2 flex flex-wrap items-center justify-between gap-x-4"
        >
          {balance > 0 ? (
            <InUse>
              {m.checkout_gift_card_used({
                code,
                amount: money(amount, locale),
                left: money(balance - amount, locale),
              })}
            </InUse>
          ) : (
            <span>{m.checkout_gift_card_useless({ code })}</span>
          )}
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
          data-sent={refused}
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

/** The code that was refused last: the answer to another form of the page does not make it a new one. */
function useLast(code: string | undefined): string | undefined {
  const [last, setLast] = useState(code)
  if (code !== undefined && code !== last) setLast(code)
  return code ?? last
}

const rowId = ({ id }: Pick<Checkout['giftCards'][number], 'id'>) => `gift-card-${id}`

const beside = { variant: 'secondary', size: 'md', className: besideField } as const

const InUse = ({ children }: { children: string }) => (
  <span className="flex items-center gap-2 font-medium">
    <Icon name="check" size={20} className="text-spruce" />
    {children}
  </span>
)
