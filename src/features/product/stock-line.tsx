import type { Product, Variant } from '../../domain/catalog/product.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import { formatDay, parseDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Whether the variant shown can be had, in words. */
export function StockLine({ product, variant }: { product: Product; variant: Variant }) {
  const { text, tone } = stockWords(product, variant)
  return (
    <p
      role="status"
      className={`flex items-center gap-2 text-[0.9375rem] font-semibold ${tone === 'good' ? 'text-spruce' : tone === 'low' ? 'text-red' : 'text-ink-soft'}`}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {text}
    </p>
  )
}

type Words = { text: string; tone: 'good' | 'low' | 'none' }

function stockWords(product: Product, variant: Variant): Words {
  const answer = canBuy(variant, product.availability)
  if (!answer.ok) {
    if (answer.reason === 'unavailable') return { text: m.product_stock_unavailable(), tone: 'none' }
    if (answer.reason === 'not-stocked') return { text: m.product_stock_not_stocked(), tone: 'none' }
    return {
      text: product.variants.length > 1 ? m.product_stock_sold_out_choice() : m.product_stock_sold_out(),
      tone: 'none',
    }
  }
  if (answer.preorder) {
    const day = parseDay(product.availableFrom?.slice(0, 10))
    return {
      text: day
        ? m.product_stock_preorder({ date: formatDay(day, getLocale(), 'date') })
        : m.product_stock_preorder_soon(),
      tone: 'good',
    }
  }
  if (variant.stock === 'LOW_STOCK') return { text: m.product_stock_low({ count: variant.quantity }), tone: 'low' }
  return { text: m.product_stock_in(), tone: 'good' }
}
