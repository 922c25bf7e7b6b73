import { useEffect, useState } from 'react'
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
  // A radio button must be checked at once: the choice counts before the URL has it, which follows once that is seen.
  const [asked, setAsked] = useState<{ at: string; options: Options }>()
  const options =
    asked?.at === place ? asked.options : { colour: parameters.get('colour'), size: parameters.get('size') }
  const chosen = chosenOf(product, options)
  const choose = (option: 'colour' | 'size', key: string) => {
    // A size is chosen in the colour that is seen, also where no address named it.
    const next = { colour: chosen?.shown.colour, size: options.size, [option]: key }
    setAsked({ at: place, options: next })
  }
  useEffect(() => {
    if (asked?.at !== place) return
    // Back leaves the product instead of walking through every colour that was looked at.
    setParameters((old) => withOptions(old, asked.options), { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place and the setter change with the parameters
  }, [asked])
  return { chosen, choose }
}

function withOptions(parameters: URLSearchParams, options: Options): URLSearchParams {
  for (const [name, value] of Object.entries(options)) if (value) parameters.set(name, value)
  return parameters
}
