import { useId, useState, type SubmitEvent } from 'react'
import { inShop } from '../../domain/shop-name.ts'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { besideField, fieldRow, SelectField, TextField } from '../../ui/field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'

type State = 'ready' | 'sending' | 'sent' | 'invalid-email' | 'too-many' | 'failed'

/** In place of the button to buy what is sold out: asks for one mail when it is back. A form that needs no script. */
export function StockAlertForm({ product, among }: { product: Product; among: readonly Variant[] }) {
  const [state, setState] = useState<State>('ready')
  const id = useId()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setState('sending')
    const sending = import('./send-stock-alert.ts').then(({ sendStockAlert }) => sendStockAlert(new FormData(form)))
    const next = await sending.catch(() => 'failed' as const)
    setState(next)
    if (next === 'invalid-email') form.querySelector<HTMLInputElement>('[type=email]')?.focus()
  }
  const nameOf = ({ size, sku }: Variant) => product.sizes.find(({ key }) => key === size)?.name ?? sku
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card bg-ground p-4 sm:p-5">
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {m.stock_alert_title()}
      </h2>
      <p role="status" className={state === 'sent' ? 'mt-1.5' : 'sr-only'}>
        {state === 'sent' && m.stock_alert_sent_text()}
      </p>
      {state !== 'sent' && (
        <form action="/api/stock-alerts" method="post" noValidate onSubmit={submit} className="relative mt-1.5">
          <p className="mb-3 text-[0.9375rem] text-ink-soft">{m.stock_alert_text()}</p>
          <input type="hidden" name="locale" value={getLocale()} />
          {among.length === 1 ? (
            <input type="hidden" name="sku" value={among[0]?.sku} />
          ) : (
            <SelectField
              name="sku"
              label={m.product_size()}
              options={among.map((variant) => ({ value: variant.sku, name: nameOf(variant) }))}
              className="mb-3"
            />
          )}
          <div className={fieldRow}>
            <TextField
              type="email"
              name="email"
              label={m.newsletter_email()}
              required
              maxLength={254}
              autoComplete="email"
              error={problems[state]?.()}
              className="grow"
            />
            <Button
              type="submit"
              aria-disabled={state === 'sending' || undefined}
              className={`${besideField} whitespace-nowrap`}
            >
              {m.stock_alert_button()}
            </Button>
          </div>
          <Honeypot />
          <p className="mt-3 text-sm text-ink-soft">{m.stock_alert_consent(inShop())}</p>
        </form>
      )}
    </section>
  )
}

const problems: Partial<Record<State, () => string>> = {
  'invalid-email': m.newsletter_invalid_text,
  'too-many': m.newsletter_too_many,
  failed: m.newsletter_failed,
}
