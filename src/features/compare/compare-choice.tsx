import { Link } from '../../ui/link.tsx'
import { MOST_COMPARED } from '../../domain/catalog/compared.ts'
import { viewedProduct, type Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Product } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useCompared } from './compare-memory.ts'

const idsOf = (chosen: readonly Viewed[]) => chosen.map(({ id }) => id)

/** On a product's page: whether it is one of those to compare. It comes with JavaScript; its place is kept free. */
export function CompareChoice({ product, locale }: { product: Product; locale: Locale }) {
  const { chosen, toggle } = useCompared(locale)
  const isChosen = chosen?.some(({ id }) => id === product.id) ?? false
  const isFull = chosen?.length === MOST_COMPARED && !isChosen
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 noscript:hidden">
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
      {chosen && chosen.length > 1 && (
        <Link to={paths.compare(locale, idsOf(chosen))} className="underline underline-offset-4">
          {m.compare_go({ count: chosen.length })}
        </Link>
      )}
    </div>
  )
}
