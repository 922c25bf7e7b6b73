import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { FREE_FROM, leftToFree } from '../../domain/shipping/rates.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/**
 * How far it is to free standard shipping: `amount` is what counts for it (acceptance 130). `apart`: bikes or oversize
 * goods come on top.
 */
export function FreeShippingProgress({ amount, apart, locale }: { amount: Cents; apart: boolean; locale: Locale }) {
  const left = leftToFree(amount)
  return (
    <div
      className={`px-5 py-3 text-sm font-medium ${left === 0 ? 'bg-spruce-pale text-spruce-deep' : 'bg-ground-soft'}`}
    >
      <p className="flex items-center gap-2">
        <Icon name={left === 0 ? 'check' : 'truck'} size={20} />
        {left === 0
          ? apart
            ? m.cart_free_shipping_apart()
            : m.cart_free_shipping_reached()
          : m.cart_free_shipping_left({ amount: money(left, locale) })}
      </p>
      {left > 0 && (
        <svg width="100%" height="4" aria-hidden="true" focusable="false" className="mt-2 block">
          <rect width="100%" height="4" className="fill-line" />
          <rect width={`${(100 * (FREE_FROM - left)) / FREE_FROM}%`} height="4" className="fill-spruce" />
        </svg>
      )}
    </div>
  )
}
