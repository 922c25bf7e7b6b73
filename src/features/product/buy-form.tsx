import { Suspense, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { MOST_PER_LINE } from '../../domain/cart/cart.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { canBuyAny, type Chosen, type Purchase } from '../../domain/catalog/variants.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { useWhere } from '../../ui/use-where.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { BuyBar } from './buy-bar.tsx'
import { BESIDE_QUANTITY, ChooseSize } from './choose-size.tsx'
import { focusSizes } from './focus-sizes.ts'
import { giftFieldId, giftValues, isGiftRefusal, refusedField } from './gift-values.ts'
import { latePart } from '../../ui/late-part.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { SIZES_ID } from './option-form.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useAdding, type OnAdd } from './use-adding.ts'

// On phones only, and only where there are sizes.
const loadSheet = () => import('./size-sheet.tsx')
const SizeSheet = lazyDialog(async () => (await loadSheet()).SizeSheet)

// Few products are gift cards, and few are sold out.
const GiftFields = latePart('gift-fields', async () => (await import('./gift-fields.tsx')).GiftFields)
const StockAlertForm = latePart('stock-alert', async () => (await import('./stock-alert-form.tsx')).StockAlertForm)

// Rendered by the server alone: a browser makes nothing of what is for pages without JavaScript.
const SizeSelect = lazyPart(async () => (await import('./size-select.tsx')).SizeSelect)

type BuyFormProps = {
  product: Product
  chosen: Chosen
  onAdd: OnAdd
  onSize(key: string): void
  /** A size must be chosen first, and the page shows where. */
  onSizeNeeded(): void
  /** To pay for what is chosen at once, and for nothing else. */
  renderBuyNow?: RenderBuyNow | undefined
}

export type RenderBuyNow = (wanted: { sku: string | undefined; quantity: number; onSizeNeeded(): void }) => ReactNode

/** One form of a page. */
const FORM_ID = 'buy-form'

/**
 * Quantity and the button; where a size is still to be chosen, the button leads there, and what is sold out can be
 * waited for.
 */
export function BuyForm({ product, chosen, onAdd, onSize, onSizeNeeded, renderBuyNow }: BuyFormProps) {
  const [quantity, setQuantity] = useState(1)
  const [sheet, setSheet] = useState(false)
  const wasSheet = useWasOpen(sheet)
  const button = useRef<HTMLDivElement>(null)
  const hasLeft = useWhere(button) === 'above'
  const { variant, among } = chosen
  const { state, add } = useAdding(variant?.sku ?? '', onAdd)
  const answer = canBuyAny(among, product.availability)
  const most = Math.max(1, Math.min(Math.max(...among.map((each) => each.quantity)), MOST_PER_LINE))
  // What is paid at once is not checked by the form.
  const units = Math.min(Math.max(Math.trunc(quantity) || 1, 1), most)
  const isAdding = state.kind === 'adding'
  const isSoldOut = !answer.ok && answer.reason === 'sold-out'
  const wrong = state.kind === 'refused' && state.reason && isGiftRefusal(state.reason) ? state.reason : undefined
  const at = wrong && refusedField(wrong)
  // On phones it is far above the button.
  useEffect(() => {
    if (at) document.getElementById(giftFieldId(FORM_ID, at))?.focus()
  }, [state, at])
  const toSizes = () => {
    focusSizes(SIZES_ID)
    onSizeNeeded()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const gift = giftValues(new FormData(event.currentTarget))
    if (variant && !isAdding) void add(Math.min(quantity, most), gift).then((added) => added && setSheet(false))
  }
  const buy = isSoldOut ? (
    // Another choice is another wish.
    <StockAlertForm key={among[0]?.sku} product={product} among={among} />
  ) : variant || !answer.ok ? (
    <Button
      type="submit"
      form={FORM_ID}
      size="lg"
      disabled={!answer.ok}
      aria-disabled={isAdding || undefined}
      className={BESIDE_QUANTITY}
    >
      {buttonText(answer, isAdding)}
    </Button>
  ) : (
    <ChooseSize onIntent={loadSheet} onSheet={() => setSheet(true)} onPage={toSizes} />
  )
  return (
    <>
      {product.shippingClass === 'none' && !isSoldOut && (
        <GiftFields
          form={FORM_ID}
          start={(variant ?? among[0])?.price ?? 0}
          {...(at && state.kind === 'refused' && { error: { at, text: state.text } })}
        />
      )}
      {isSoldOut ? (
        buy
      ) : (
        <form id={FORM_ID} method="post" action={paths.cart(getLocale())} onSubmit={submit} data-buy>
          <input type="hidden" name="intent" value="add" />
          {variant && <input type="hidden" name="sku" value={variant.sku} />}
          <p
            role="alert"
            className={
              state.kind === 'refused'
                ? 'mb-3 border-l-4 border-red bg-red-pale px-3 py-2 text-sm text-red-deep'
                : 'sr-only'
            }
          >
            {state.kind === 'refused' && state.text}
          </p>
          <div ref={button} className="flex flex-wrap gap-3 max-sm:gap-2">
            {answer.ok && <QuantityField value={Math.min(quantity, most)} most={most} onChange={setQuantity} />}
            {buy}
          </div>
          {!variant && answer.ok && (
            <noscript>
              <Suspense>
                <SizeSelect product={product} among={among} />
              </Suspense>
            </noscript>
          )}
          <p role="status" className="sr-only">
            {state.kind === 'added' && m.product_added()}
          </p>
        </form>
      )}
      {answer.ok &&
        product.shippingClass !== 'none' &&
        renderBuyNow?.({ sku: variant?.sku, quantity: units, onSizeNeeded: toSizes })}
      {hasLeft && !isSoldOut && (
        <BuyBar product={product} chosen={chosen}>
          {buy}
        </BuyBar>
      )}
      {wasSheet && (
        <Suspense>
          <SizeSheet
            product={product}
            chosen={chosen}
            open={sheet}
            onClose={() => setSheet(false)}
            onChoose={onSize}
            refusal={state.kind === 'refused' ? state.text : undefined}
          >
            {buy}
          </SizeSheet>
        </Suspense>
      )}
    </>
  )
}

function buttonText(answer: Purchase, adding: boolean): string {
  if (adding) return m.product_adding()
  if (answer.ok) return answer.preorder ? m.product_preorder() : m.product_add()
  return m.product_not_sold()
}
