import type { Product, Variant } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { wholeMoney } from '../../domain/money.ts'
import { paidPrice } from '../../domain/pricing/price.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { deliveryChoices, type DeliveryChoice } from '../../domain/shipping/combine-rates.ts'
import { deliveryDays } from '../../domain/shipping/delivery-estimate.ts'
import type { Holiday } from '../../domain/shipping/delivery-window.ts'
import { deliveryGroups } from '../../domain/shipping/delivery-groups.ts'
import type { GroupText } from '../../domain/shipping/group-text.ts'
import { isSurcharge, type RateCode, type SurchargeCode } from '../../domain/shipping/rate-table.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { parseDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { rateNames, shortGroupWords } from '../price/delivery-words.ts'
import { useTerms } from '../price/terms.tsx'

/** The delivery methods with cost and arrival: dates once the browser knows the day, until then numbers of days. */
export function DeliveryBlock({
  product,
  variant,
  holidays,
}: {
  product: Product
  variant: Variant
  holidays: readonly Holiday[]
}) {
  const locale = getLocale()
  const now = useNow()
  const { shipping } = useTerms()
  const from = parseDay(product.availableFrom?.slice(0, 10))
  const preorder = product.availability === 'Preorder' ? { ...(from && { from }) } : undefined
  const today = now === undefined ? undefined : shopDay(now)
  const { choices } = deliveryChoices(
    [{ shippingClass: product.shippingClass, quantity: 1, amount: paidPrice(variant) }],
    0,
    shipping,
  )
  const promise = (choice: DeliveryChoice): GroupText | undefined => {
    // The day that a preorder counts from is known before the browser knows today.
    const day = today ?? (preorder ? (preorder.from ?? '') : undefined)
    if (day === undefined) return undefined
    const [group] = deliveryGroups({
      lines: [{ sku: variant.sku, shippingClass: product.shippingClass, preorder }],
      choice,
      today: day,
      holidays,
    })
    return group && shortGroupWords(group, locale)
  }
  const offers = choices.map((choice) => ({ choice, promised: promise(choice) }))
  if (choices.length === 0) return <Note icon="gift">{m.product_delivery_none()}</Note>
  return (
    <section aria-labelledby="delivery-heading" className="rounded-card border border-line px-4 py-4 sm:px-5">
      <h2 id="delivery-heading" className="flex items-center gap-2.5 font-semibold">
        <Icon name="truck" size={22} />
        {m.product_delivery()}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {offers.map(({ choice, promised }) => (
          <li key={choice.code} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 text-[0.9375rem]">
            <span className="font-medium">{rateNames[choice.code]()}</span>
            <span className="font-semibold tabular-nums">{amountText(choice.total, locale)}</span>
            {/* The same height before and after: nothing below may jump. */}
            <span className="col-span-2 text-sm text-ink-soft">{promised?.dates ?? days(choice.code)}</span>
            {promised?.holidays && <span className="col-span-2 text-sm text-ink-soft">{promised.holidays}</span>}
            {surcharges(choice, locale)}
          </li>
        ))}
      </ul>
      {shipping.freeFrom !== undefined && choices[0]?.code === 'regular' && choices[0].parts[0]?.cost !== 0 && (
        <p className="text-sm text-ink-soft">
          {m.product_delivery_free_from({ amount: wholeMoney(shipping.freeFrom, locale) })}
        </p>
      )}
    </section>
  )
}

function days(code: RateCode): string {
  const { low, high } = deliveryDays(code)
  return m.product_delivery_days({ low, high })
}

function surcharges({ parts }: DeliveryChoice, locale: Locale) {
  return parts.map(
    ({ code, cost }) =>
      isSurcharge(code) && (
        <span key={code} className="col-span-2 text-sm text-ink-soft">
          {surchargeWords[code]({ amount: wholeMoney(cost, locale) })}
        </span>
      ),
  )
}

const surchargeWords: Record<SurchargeCode, typeof m.product_delivery_surcharge> = {
  over_size_surcharge: m.product_delivery_surcharge,
}

function Note({ icon, children }: { icon: 'gift'; children: string }) {
  return (
    <p className="flex items-center gap-2.5 rounded-card border border-line px-4 py-4 text-[0.9375rem] sm:px-5">
      <Icon name={icon} size={22} />
      {children}
    </p>
  )
}
