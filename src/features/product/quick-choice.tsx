import { useId, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Product } from '../../domain/catalog/product.ts'
import { canBuyAny, chosenOf, type Options, type Purchase } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ChosenPrice } from './chosen-price.tsx'
import { focusSizes } from './focus-sizes.ts'
import { OptionForm } from './option-form.tsx'
import { StockLine } from './stock-line.tsx'
import { useAdding, type OnAdd } from './use-adding.ts'

type QuickChoiceProps = { product: Product; href: string; onAdd: OnAdd; onAdded(): void; onLeave(): void }

/** Colour, size and the button to buy one, without the page of the product. A gift card has more to say. */
export function QuickChoice({ product, href, onAdd, onAdded, onLeave }: QuickChoiceProps) {
  const [options, setOptions] = useState<Options>({})
  const [isSizeNeeded, setSizeNeeded] = useState(false)
  const sizes = useId()
  const chosen = chosenOf(product, options)
  const { state, add } = useAdding(chosen?.variant?.sku ?? '', onAdd)
  const details = (
    <Link to={href} onClick={onLeave} className="self-start underline underline-offset-4">
      {m.tile_quick_details()}
    </Link>
  )
  if (!chosen || product.shippingClass === 'none') return details
  const { variant, among } = chosen
  const answer = canBuyAny(among, product.availability)
  const isAdding = state.kind === 'adding'
  const toSizes = () => {
    focusSizes(sizes)
    setSizeNeeded(true)
  }
  const buy = () => {
    if (!variant) return toSizes()
    if (!isAdding) void add(1).then((added) => added && onAdded())
  }
  return (
    <div className="flex flex-col gap-5">
      <ChosenPrice product={product} chosen={chosen} />
      <OptionForm
        product={product}
        chosen={chosen}
        sizesId={sizes}
        isSizeNeeded={isSizeNeeded && !variant}
        onChoose={(option, key) =>
          setOptions(({ size }) => ({ colour: chosen.shown.colour ?? null, size: size ?? null, [option]: key }))
        }
      />
      <StockLine product={product} chosen={chosen} />
      <p role="alert" className={state.kind === 'refused' ? 'text-sm text-red-deep' : 'sr-only'}>
        {state.kind === 'refused' && state.text}
      </p>
      <Button size="lg" disabled={!answer.ok} aria-disabled={isAdding || undefined} onClick={buy}>
        {isAdding ? m.product_adding() : buyText(answer, Boolean(variant))}
      </Button>
      {details}
    </div>
  )
}

function buyText(answer: Purchase, isChosen: boolean): string {
  if (answer.ok && !isChosen) return m.product_choose_size()
  return answer.ok && answer.preorder ? m.product_preorder() : m.product_add()
}
