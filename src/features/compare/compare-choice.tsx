import { MOST_COMPARED } from '../../domain/catalog/compared.ts'
import { viewedProduct } from '../../domain/catalog/recently-viewed.ts'
import type { Product } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { useCompared } from './compare-memory.ts'

/** On a product's page: whether it is one of those to compare. It comes with JavaScript; its place is kept free. */
export function CompareChoice({ product, locale }: { product: Product; locale: Locale }) {
  const { chosen, toggle } = useCompared(locale)
  const isChosen = chosen?.some(({ id }) => id === product.id) ?? false
  const isFull = chosen?.length === MOST_COMPARED && !isChosen
  return (
    <div className="min-h-11 noscript:hidden">
      {chosen && (
        <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull}
            onChange={() => toggle(viewedProduct(product, locale))}
            className="size-5 accent-spruce"
          />
          {isFull ? m.compare_full({ most: MOST_COMPARED }) : m.compare_choose()}
        </label>
      )}
    </div>
  )
}
