import { useId, useState, type SubmitEvent } from 'react'
import { MOST_PER_LINE, type CartAnswer } from '../../domain/cart/cart.ts'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { GiftFields, giftValues, type GiftFieldValues } from './gift-fields.tsx'
import { QuantityField } from './quantity-field.tsx'
import { refusalText } from './refusal-text.ts'

/** Adds units to the cart; the answer says what became of it. Rejects when nothing could be reached. */
export type OnAdd = (sku: string, quantity: number, gift?: GiftFieldValues) => Promise<CartAnswer>

type BuyFormProps = { product: Product; variant: Variant; onAdd: OnAdd }

/** Quantity and the button. On phones it stays at the bottom of the screen. */
export function BuyForm({ product, variant, onAdd }: BuyFormProps) {
  const [quantity, setQuantity] = useState(1)
  const id = useId()
  const { state, add } = useAdding(variant.sku, onAdd)
  const answer = canBuy(variant, product.availability)
  const most = Math.max(1, Math.min(variant.quantity, MOST_PER_LINE))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind !== 'adding') void add(Math.min(quantity, most), giftValues(new FormData(event.currentTarget)))
  }
  return (
    <>
      {product.shippingClass === 'none' && <GiftFields form={id} />}
      <form
        id={id}
        method="post"
        action={paths.cart(getLocale())}
        onSubmit={submit}
        data-buy-bar
        className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:pt-3 max-sm:pr-(--beside-buying,1rem) max-sm:pl-4 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={variant.sku} />
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
        <div className="flex flex-wrap gap-3 max-sm:gap-2">
          <QuantityField
            value={answer.ok ? Math.min(quantity, most) : 1}
            most={most}
            disabled={!answer.ok}
            onChange={setQuantity}
          />
          <Button
            type="submit"
            size="lg"
            disabled={!answer.ok}
            aria-disabled={state.kind === 'adding' || undefined}
            className="grow max-sm:px-3"
          >
            {buttonText(answer, state.kind === 'adding')}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {state.kind === 'added' && m.product_added()}
        </p>
      </form>
    </>
  )
}

type State = { kind: 'idle' | 'adding' | 'added' } | { kind: 'refused'; text: string }

/** The result of the last attempt, forgotten when another variant is shown. */
function useAdding(sku: string, onAdd: OnAdd) {
  const [{ of, state }, setState] = useState<{ of: string; state: State }>({ of: sku, state: { kind: 'idle' } })
  const add = async (quantity: number, gift?: GiftFieldValues) => {
    const become = (next: State) => setState({ of: sku, state: next })
    become({ kind: 'adding' })
    try {
      const answer = await onAdd(sku, quantity, ...(gift ? [gift] : []))
      become(answer.ok ? { kind: 'added' } : { kind: 'refused', text: refusalText(answer) })
    } catch {
      become({ kind: 'refused', text: m.product_refused_failed() })
    }
  }
  return { state: of === sku ? state : ({ kind: 'idle' } satisfies State), add }
}

function buttonText(answer: ReturnType<typeof canBuy>, adding: boolean): string {
  if (adding) return m.product_adding()
  if (answer.ok) return answer.preorder ? m.product_preorder() : m.product_add()
  return answer.reason === 'sold-out' || answer.reason === 'not-enough' ? m.product_sold_out() : m.product_not_sold()
}
