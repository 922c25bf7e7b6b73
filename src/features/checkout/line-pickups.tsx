import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { promiseText } from '../price/pickup-promise.ts'
import { HERE, useIsSending } from './checkout-form.tsx'

/** The cart's pickups, store by store; they are changed in the cart, or switched to delivery here. */
export function LinePickups({
  checkout: { cart, stores },
  locale,
}: {
  checkout: Pick<Checkout, 'cart' | 'stores'>
  locale: Locale
}) {
  const isSending = useIsSending('deliver-all')
  const wanted = cart.lines.flatMap(({ pickup, title, quantity }) =>
    pickup ? [{ ...pickup, item: quantity > 1 ? `${quantity}\u00a0× ${title}` : title }] : [],
  )
  if (wanted.length === 0) return null
  const slugs = [...new Set(wanted.map(({ store }) => store))]
  return (
    <section aria-label={m.checkout_pickups()} className="rounded-card border border-line-strong p-4">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <Icon name="store" size={22} />
        {m.checkout_pickups()}
      </h3>
      <ul className="mt-2 space-y-2">
        {slugs.map((slug) => {
          const here = wanted.filter(({ store }) => store === slug)
          const store = stores.find((one) => one.slug === slug)
          return (
            <li key={slug}>
              <p>
                <span className="font-medium">{here[0]?.name}</span>
                {store && `, ${store.street}, ${store.city}`}
              </p>
              {store?.ready && <p className="text-sm text-spruce">{promiseText(store.ready, locale)}</p>}
              <ul className="text-[0.9375rem] text-ink-soft">
                {here.map(({ item }) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{m.checkout_pickups_text()}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <Link
          to={paths.cart(locale)}
          className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4"
        >
          {m.checkout_pickups_change()}
        </Link>
        <Form method="post" action={HERE}>
          <input type="hidden" name="part" value="deliver-all" />
          <Button type="submit" variant="quiet" size="sm" aria-disabled={isSending || undefined}>
            {m.checkout_deliver_all()}
          </Button>
        </Form>
      </div>
    </section>
  )
}
