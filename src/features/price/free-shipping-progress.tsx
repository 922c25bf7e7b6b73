import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import type { FreeDelivery } from '../../domain/shipping/free-delivery.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** How far it is to free standard shipping, as it is charged (acceptance 130). */
export function FreeShippingProgress({ free, locale }: { free: FreeDelivery; locale: Locale }) {
  const isLeft = free.kind === 'left'
  return (
    <div className={`px-5 py-3 text-sm font-medium ${isLeft ? 'bg-ground-soft' : 'bg-spruce-pale text-spruce-deep'}`}>
      <p className="flex items-center gap-2">
        <Icon name={isLeft ? 'truck' : 'check'} size={20} />
        {freeText(free, locale)}
      </p>
      {isLeft && (
        <svg width="100%" height="4" aria-hidden="true" focusable="false" className="mt-2 block">
          <rect width="100%" height="4" className="fill-line" />
          <rect width={`${(100 * (free.from - free.left)) / free.from}%`} height="4" className="fill-spruce" />
        </svg>
      )}
    </div>
  )
}

function freeText(free: FreeDelivery, locale: Locale): string {
  if (free.kind === 'left') return m.cart_free_shipping_left({ amount: money(free.left, locale) })
  if (free.kind === 'by-code') return free.apart ? m.cart_free_shipping_by_code_apart() : m.cart_free_shipping_by_code()
  return free.apart ? m.cart_free_shipping_apart() : m.cart_free_shipping_reached()
}
