import { Suspense, useState } from 'react'
import type { CartAnswer, CartRefusal } from '../../domain/cart/cart.ts'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { offersPickup } from '../../domain/pickup/pickup.ts'
import { canPickUp } from '../../domain/pickup/store-stock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { useFavouriteStore, wantStores } from './favourite-store.ts'
import { useStoreStock } from './use-store-stock.ts'

// Where the shopper has a store; on its way as what the store has is.
const PickupLine = lazyPart(
  async () => (await import('./pickup-line.tsx')).PickupLine,
  ({ store }) => <p className="font-medium">{store.name}</p>,
)
const OtherStores = lazyDialog(async () => (await import('./other-stores.tsx')).OtherStores)

/** Adds units of a SKU to be picked up at a store. */
export type OnPickup = (sku: string, store: string) => Promise<CartAnswer>
/** The cart's own words for what it refuses; they come with the first refusal. */
export type RefusalText = (refused: { reason: CartRefusal; left?: number }) => Promise<string>

type Props = {
  product: Pick<Product, 'shippingClass' | 'availability' | 'seller' | 'tags'>
  variant: Variant
  /** No size is chosen for the shopper: until then there is nothing to count. */
  isChosen: boolean
  onPickup: OnPickup
  refusalText: RefusalText
  onChoose(): void
}

/**
 * Whether the shopper's store has the variant shown, when it can be picked up there, and the way to the other stores.
 */
export function StorePickup({ product, variant, isChosen, onPickup, refusalText, onChoose }: Props) {
  const locale = getLocale()
  const { store, slug } = useFavouriteStore(locale)
  const [comparing, setComparing] = useState(false)
  const wasComparing = useWasOpen(comparing)
  const now = useNow()
  const { stock, failed, retry } = useStoreStock(variant.sku, isChosen && (slug !== undefined || wasComparing))
  const { refusal, add, isAdding, done } = useAdding(variant.sku, onPickup, refusalText)
  // What is neither sent nor sold any more is not offered for delivery either.
  if (product.shippingClass === 'none' || product.availability === 'Unavailable') return null
  if (!offersPickup({ ...product, hasSeller: product.seller !== undefined }, product.tags, variant.sku))
    return <Box>{m.pickup_only_delivery()}</Box>
  if (!isChosen) return <Box>{m.pickup_size_first()}</Box>
  return (
    <Box>
      {store ? (
        <Suspense fallback={<p className="font-medium">{store.name}</p>}>
          <PickupLine store={store} stock={stock} failed={failed} />
        </Suspense>
      ) : (
        <p className="text-ink-soft">{m.pickup_choose()}</p>
      )}
      {refusal && (
        <p role="alert" className="mt-2 border-l-4 border-red bg-red-pale px-3 py-2 text-sm text-red-deep">
          {refusal}
        </p>
      )}
      <p role="status" className="sr-only">
        {done && m.pickup_here_added()}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
        {store && canPickUp(store, stock, now) && (
          <Button size="sm" aria-disabled={isAdding || undefined} onClick={() => void add(store.slug)}>
            {m.pickup_add()}
          </Button>
        )}
        {failed && (
          <Button variant="secondary" size="sm" onClick={retry}>
            {m.error_try_again()}
          </Button>
        )}
        {store ? (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            onPointerEnter={() => wantStores(locale)}
            onFocus={() => wantStores(locale)}
            onClick={() => setComparing(true)}
          >
            {m.pickup_others()}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onChoose}>
            {m.store_choose()}
          </Button>
        )}
      </div>
      {wasComparing && (
        <Suspense>
          <OtherStores
            open={comparing}
            locale={locale}
            stock={stock}
            failed={failed}
            onClose={() => setComparing(false)}
            onAdd={(place) => (setComparing(false), void add(place))}
          />
        </Suspense>
      )}
    </Box>
  )
}

function useAdding(sku: string, onPickup: OnPickup, refusalText: RefusalText) {
  const [result, setResult] = useState<{ of: string; refusal?: string; isAdding?: boolean }>()
  const own = result?.of === sku ? result : undefined
  const isAdding = own?.isAdding ?? false
  const add = async (store: string) => {
    if (isAdding) return
    setResult({ of: sku, isAdding: true })
    const answer = await onPickup(sku, store)
    setResult({ of: sku, ...(!answer.ok && { refusal: await refusalText(answer) }) })
  }
  return { refusal: own?.refusal, isAdding, done: own !== undefined && !isAdding && own.refusal === undefined, add }
}

const Box = ({ children }: { children: React.ReactNode }) => (
  <section
    aria-labelledby="pickup-heading"
    className="rounded-card border border-line px-4 py-4 text-[0.9375rem] sm:px-5"
  >
    <h2 id="pickup-heading" className="mb-2 flex items-center gap-2.5 text-base font-semibold">
      <Icon name="store" size={22} />
      {m.pickup_title()}
    </h2>
    {children}
  </section>
)
