import { audienceName } from '../../domain/catalog/audience.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { lineTotal, type CartLine, type LineProblem } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { paths } from '../../domain/paths.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { Link } from '../../ui/link.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { LinePromise } from '../price/delivery-groups.tsx'
import { EmployeeLine } from '../price/employee-line.tsx'
import { FreeShippingProgress } from '../price/free-shipping-progress.tsx'
import { giftNote } from '../price/gift-note.ts'
import { giftText } from '../price/gift-words.ts'
import { TotalsList } from '../price/totals-list.tsx'

type Props = { checkout: Checkout; locale: Locale }

/** Beside the steps on wide screens. */
export function CheckoutSummary({ checkout, locale }: Props) {
  return (
    <section
      aria-label={m.checkout_summary()}
      className="overflow-hidden rounded-card border border-line max-lg:hidden lg:sticky lg:top-6"
    >
      <Progress checkout={checkout} locale={locale} />
      <h2 className="px-5 pt-5 text-lg font-semibold">{m.checkout_summary()}</h2>
      <Contents checkout={checkout} locale={locale} className="p-5" />
    </section>
  )
}

/** Above the steps on phones: the amount due, and the rest on request. */
export function OrderSummaryFold({ checkout, locale, open }: Props & { open: boolean }) {
  return (
    <div className="page-bleed mt-5 border-y border-line bg-ground-soft lg:hidden">
      <details open={open} className="group/fold">
        <summary className="flex min-h-13 list-none flex-wrap items-center gap-2 page-edge py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="cart" size={22} />
          {m.checkout_summary()}
          <span className="text-ink-soft transition-transform group-open/fold:rotate-180">
            <Icon name="chevron-down" size={18} />
          </span>
          <span className="ml-auto tabular-nums">{money(checkout.totals.due, locale)}</span>
        </summary>
        <div className="bg-surface">
          <Progress checkout={checkout} locale={locale} />
          <Contents checkout={checkout} locale={locale} className="page-edge py-5" />
        </div>
      </details>
    </div>
  )
}

const Progress = ({ checkout: { free }, locale }: Props) =>
  free ? <FreeShippingProgress free={free} locale={locale} /> : null

function Contents({ checkout, locale, className }: Props & { className: string }) {
  const { cart, totals, promo, giftCards, state, needsDelivery, ships, groups } = checkout
  const unknown = { shipping: ships && !state.delivery, taxes: ships && !state.address }
  return (
    <div className={className}>
      <ul className="mb-5 space-y-4">
        {cart.lines.map((line) => (
          <SummaryLine key={line.sku} line={line} groups={groups} locale={locale} />
        ))}
      </ul>
      <TotalsList
        totals={totals}
        locale={locale}
        promo={promo?.code}
        unknown={unknown}
        ships={needsDelivery}
        cardName={(id) => giftCards.find((card) => card.id === id)?.code ?? id}
      />
      <Link
        to={paths.cart(locale)}
        className="mt-3 inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4"
      >
        {m.checkout_back_to_cart()}
      </Link>
    </div>
  )
}

/** Why a line is not part of the order. */
const outWords: Record<Exclude<LineProblem, 'not-enough'>, () => string> = {
  'sold-out': m.cart_refusal_sold_out,
  unavailable: m.cart_refusal_unavailable,
  pickup: m.cart_problem_pickup,
}

/** A line of what is ordered. */
export function SummaryLine({
  line,
  groups,
  locale,
}: {
  line: CartLine
  groups: readonly DeliveryGroup[]
  locale: Locale
}) {
  const { title, gender, colour, size, quantity, picture, problem, pickup, gift } = line
  const out = problem === undefined || problem === 'not-enough' ? undefined : outWords[problem]()
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="size-[64px] shrink-0 bg-ground">
        {picture && (
          <Picture picture={{ ...picture, alt: '' }} sizes="4rem" widths={[120, 200]} className="picture-on-ground" />
        )}
      </span>
      <div className="min-w-0 grow basis-24 text-[0.9375rem]">
        <div className="flex flex-wrap gap-x-3 font-semibold">
          <p className="min-w-0 grow basis-24 leading-snug">
            <ListedTitle>{title}</ListedTitle>
          </p>
          <p className="tabular-nums">{out ? '–' : amountText(lineTotal(line), locale)}</p>
        </div>
        <p className="text-sm text-ink-soft">
          {[audienceName(gender, locale), colour, size].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm text-ink-soft">{out ?? m.checkout_quantity({ count: quantity })}</p>
        {!out && line.isEmployeePrice && (
          <EmployeeLine regular={line.regularPrice} quantity={quantity} locale={locale} />
        )}
        {pickup && <p className="text-sm text-ink-soft">{m.checkout_pickup_at({ store: pickup.name })}</p>}
        {line.seller && <p className="text-sm text-ink-soft">{m.product_seller({ name: line.seller })}</p>}
        {!out && <LinePromise line={line} groups={groups} locale={locale} />}
        {gift && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{giftText(gift, locale)}</p>}
        {gift?.message && (
          <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{giftNote(gift.message)}</p>
        )}
      </div>
    </li>
  )
}
