import { useState } from 'react'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { canBuy, canBuyAny, type Chosen } from '../../domain/catalog/variants.ts'
import { priceOf } from '../../domain/pricing/price.ts'
import { formatDay, parseDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ChosenPrice } from './chosen-price.tsx'

/**
 * Whether what is chosen is available, in words; before a size is chosen, in how many of them. Once a choice has changed
 * the price, which is seen elsewhere, it is announced with it.
 */
export function StockLine({ product, chosen }: { product: Product; chosen: Chosen }) {
  const { text, tone } = stockWords(product, chosen)
  const hasNewPrice = useHasChanged(JSON.stringify(priceOf(chosen.among)))
  return (
    <p
      role="status"
      className={`flex items-center gap-2 text-[0.9375rem] font-semibold ${tone === 'good' ? 'text-spruce' : tone === 'low' ? 'text-gold-deep' : 'text-ink-soft'}`}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {hasNewPrice && (
        <span className="sr-only">
          <ChosenPrice product={product} chosen={chosen} />,{' '}
        </span>
      )}
      {text}
    </p>
  )
}

/** Whether a value has ever been another one. */
function useHasChanged(value: string): boolean {
  const [first] = useState(value)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && value !== first) setChanged(true)
  return hasChanged
}

type Words = { text: string; tone: 'good' | 'low' | 'none' }

function stockWords(product: Product, { variant, shown, among }: Chosen): Words {
  const answer = canBuyAny(among, product.availability)
  if (!answer.ok) {
    if (answer.reason === 'unavailable') return { text: m.product_stock_unavailable(), tone: 'none' }
    if (answer.reason === 'not-stocked') return { text: m.product_stock_not_stocked(), tone: 'none' }
    return {
      text: canBuyAny(product.variants, product.availability).ok
        ? m.product_stock_sold_out_choice()
        : m.product_stock_sold_out(),
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
  if (!variant) return { text: sizesText(product, among), tone: 'good' }
  if (shown.stock === 'LOW_STOCK') return { text: m.product_stock_low({ count: shown.quantity }), tone: 'low' }
  return { text: m.product_stock_in(), tone: 'good' }
}

function sizesText({ availability }: Product, among: readonly Variant[]): string {
  const some = among.filter((variant) => canBuy(variant, availability).ok).length
  return some === among.length ? m.product_stock_every_size() : m.product_stock_sizes({ some, all: among.length })
}
