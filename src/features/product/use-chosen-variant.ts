import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Product } from '../../domain/catalog/product.ts'
import { chosenOf, type Chosen, type Options } from '../../domain/catalog/variants.ts'

/** What the URL chooses of a product (acceptance 53), and a way to ask for another option. */
export function useChosenVariant(product: Product): {
  chosen: Chosen | undefined
  choose(option: 'colour' | 'size', key: string): void
} {
  const [parameters, setParameters] = useSearchParams()
  const { key: place } = useLocation()
  // The router moves in a transition; a radio button must be checked at once, so the choice counts before the URL has
  // it.
  const [asked, setAsked] = useState<{ at: string; options: Options }>()
  const options =
    asked?.at === place ? asked.options : { colour: parameters.get('colour'), size: parameters.get('size') }
  const chosen = chosenOf(product, options)
  const choose = (option: 'colour' | 'size', key: string) => {
    // A size is chosen in the colour that is seen, also where no address named it.
    const next = { colour: chosen?.shown.colour, size: options.size, [option]: key }
    setAsked({ at: place, options: next })
    // Back leaves the product instead of walking through every colour that was looked at.
    setParameters((old) => withOptions(old, next), { replace: true, preventScrollReset: true })
  }
  return { chosen, choose }
}

function withOptions(parameters: URLSearchParams, options: Options): URLSearchParams {
  for (const [name, value] of Object.entries(options)) if (value) parameters.set(name, value)
  return parameters
}
