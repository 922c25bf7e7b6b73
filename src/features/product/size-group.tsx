import type { ReactNode } from 'react'
import type { Product } from '../../domain/catalog/product.ts'
import { sizeChoices, type Chosen } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { OptionGroup, OptionRadio } from './option-group.tsx'

type SizeGroupProps = {
  product: Product
  chosen: Chosen
  onChoose(key: string): void
  /** What is wrong, in words. */
  children?: ReactNode
}

/** The sizes of the colour shown, on the page and in its sheet. */
export function SizeGroup({ product, chosen: { shown, variant }, onChoose, children }: SizeGroupProps) {
  const anyColour = sizeChoices(product)
  /** What is in another colour is missing in this one; what is in none is missing altogether. */
  const notMade = (at: number, name: string) =>
    anyColour[at]?.state === 'not-made' ? m.product_option_not_sold({ name }) : m.product_option_not_made({ name })
  const nameOf = (key: string | undefined) => product.sizes.find((size) => size.key === key)?.name
  return (
    <>
      <OptionGroup
        label={m.product_size()}
        chosen={variant ? nameOf(variant.size) : m.product_choose_one()}
        required={!variant}
      >
        {sizeChoices(product, shown.colour).map(({ key, state }, at) => (
          <OptionRadio
            key={key}
            option="size"
            value={key}
            name={nameOf(key) ?? key}
            state={state}
            notMade={notMade(at, nameOf(key) ?? key)}
            checked={variant !== undefined && key === variant.size}
            onChoose={() => onChoose(key)}
            className="min-h-11 min-w-12 px-3"
          >
            <span aria-hidden="true" className="pointer-events-none relative">
              {nameOf(key) ?? key}
            </span>
          </OptionRadio>
        ))}
      </OptionGroup>
      <p role="alert" className={children ? 'mt-2 text-sm font-medium text-red-deep' : 'sr-only'}>
        {children}
      </p>
    </>
  )
}
