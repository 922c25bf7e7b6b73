import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { chooseVariant, type Options } from '../../domain/catalog/variants.ts'

/** The variant that the URL asks for (acceptance 53), and a way to ask for another option. */
export function useChosenVariant(product: Product): {
  variant: Variant | undefined
  choose(option: 'colour' | 'size', key: string): void
} {
  const [parameters, setParameters] = useSearchParams()
  const { key: place } = useLocation()
  // The router moves in a transition; a radio button must be checked at once, so the choice counts before the URL has
  // it.
  const [asked, setAsked] = useState<{ at: string; options: Options }>()
  const options =
    asked?.at === place ? asked.options : { colour: parameters.get('colour'), size: parameters.get('size') }
  const choose = (option: 'colour' | 'size', key: string) => {
    const next = { ...options, [option]: key }
    setAsked({ at: place, options: next })
    // Back leaves the product instead of walking through every colour that was looked at.
    setParameters((old) => withOptions(old, next), { replace: true, preventScrollReset: true })
  }
  return { variant: chooseVariant(product, options), choose }
}

function withOptions(parameters: URLSearchParams, options: Options): URLSearchParams {
  for (const [name, value] of Object.entries(options)) if (value) parameters.set(name, value)
  return parameters
}
