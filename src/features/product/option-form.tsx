import type { ReactNode } from 'react'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { colourChoices, type Chosen } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { OptionGroup, OptionRadio } from './option-group.tsx'
import { SizeGroup } from './size-group.tsx'

type OptionFormProps = {
  product: Product
  chosen: Chosen
  onChoose(option: 'colour' | 'size', key: string): void
  /** The shopper wanted to buy before choosing a size. */
  isSizeNeeded: boolean
  sizesId?: string
  /** The way to the table of sizes. */
  sizeGuide?: ReactNode
}

/** Where the sizes are: what leads to the choice leads here. */
export const SIZES_ID = 'sizes'

/** Colour and size. The choice is in the URL; without JavaScript the form submits it. */
export function OptionForm({
  product,
  chosen,
  onChoose,
  isSizeNeeded,
  sizesId = SIZES_ID,
  sizeGuide,
}: OptionFormProps) {
  const { shown, variant } = chosen
  const colours = coloursOf(product, variant ?? { ...shown, size: undefined })
  if (colours.length === 0 && product.sizes.length === 0) return null
  const colourName = product.colours.find(({ key }) => key === shown.colour)?.name
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => event.preventDefault()}>
      {colours.length > 0 && (
        <OptionGroup
          label={product.shippingClass === 'none' ? m.product_design() : m.product_colour()}
          chosen={colourName}
        >
          {colours.map(({ key, name, hex, state }) => (
            <OptionRadio
              key={key}
              option="colour"
              value={key}
              name={name}
              state={state}
              notMade={m.product_option_not_sold({ name })}
              checked={key === shown.colour}
              onChoose={() => onChoose('colour', key)}
              className="size-11 p-1"
            >
              <Swatch hex={hex} className="size-full" />
            </OptionRadio>
          ))}
        </OptionGroup>
      )}
      {product.sizes.length > 0 && (
        <div id={sizesId} className="relative scroll-mt-24">
          {/* On the line of the label, before the choices it helps with. */}
          {sizeGuide && <div className="absolute top-0 right-0">{sizeGuide}</div>}
          <SizeGroup product={product} chosen={chosen} onChoose={(key) => onChoose('size', key)}>
            {isSizeNeeded && m.product_size_needed()}
          </SizeGroup>
        </div>
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {m.product_show_choice()}
        </Button>
      </noscript>
    </form>
  )
}

/** A colour that is not made in the chosen size may still be looked at: its own first size is then shown. */
function coloursOf(product: Product, { size }: Pick<Variant, 'size'>) {
  const anySize = colourChoices(product)
  return colourChoices(product, size).map((choice, at) => ({
    ...choice,
    state: choice.state === 'not-made' ? (anySize[at]?.state ?? choice.state) : choice.state,
    name: product.colours[at]?.name ?? choice.key,
    hex: product.colours[at]?.hex ?? '#ffffff',
  }))
}
