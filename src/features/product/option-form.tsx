import type { Product, Variant } from '../../domain/catalog/product.ts'
import { colourChoices, sizeChoices } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { OptionGroup, OptionRadio } from './option-group.tsx'

type OptionFormProps = { product: Product; variant: Variant; onChoose(option: 'colour' | 'size', key: string): void }

/** Colour and size. The choice is in the URL; without JavaScript the form submits it. */
export function OptionForm({ product, variant, onChoose }: OptionFormProps) {
  const colours = coloursOf(product, variant)
  const sizes = sizeChoices(product, variant.colour)
  if (colours.length === 0 && sizes.length === 0) return null
  const colourName = product.colours.find(({ key }) => key === variant.colour)?.name
  const sizeName = product.sizes.find(({ key }) => key === variant.size)?.name
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => event.preventDefault()}>
      {colours.length > 0 && (
        <OptionGroup label={m.product_colour()} chosen={colourName}>
          {colours.map(({ key, name, hex, state }) => (
            <OptionRadio
              key={key}
              option="colour"
              value={key}
              name={name}
              state={state}
              checked={key === variant.colour}
              onChoose={() => onChoose('colour', key)}
              className="size-11 p-1"
            >
              <Swatch hex={hex} className="size-full" />
            </OptionRadio>
          ))}
        </OptionGroup>
      )}
      {sizes.length > 0 && (
        <OptionGroup label={m.product_size()} chosen={sizeName}>
          {sizes.map(({ key, state }) => {
            const name = product.sizes.find((size) => size.key === key)?.name ?? key
            return (
              <OptionRadio
                key={key}
                option="size"
                value={key}
                name={name}
                state={state}
                checked={key === variant.size}
                onChoose={() => onChoose('size', key)}
                className="min-h-11 min-w-12 px-3"
              >
                <span aria-hidden="true" className="pointer-events-none relative">
                  {name}
                </span>
              </OptionRadio>
            )
          })}
        </OptionGroup>
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
function coloursOf(product: Product, { size }: Variant) {
  const anySize = colourChoices(product)
  return colourChoices(product, size).map((choice, at) => ({
    ...choice,
    state: choice.state === 'not-made' ? (anySize[at]?.state ?? choice.state) : choice.state,
    name: product.colours[at]?.name ?? choice.key,
    hex: product.colours[at]?.hex ?? '#ffffff',
  }))
}
