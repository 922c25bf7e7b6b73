import { useSearchParams } from 'react-router'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { chooseVariant } from '../../domain/catalog/variants.ts'

/** The variant that the URL asks for (acceptance 53), and a way to ask for another option. */
export function useChosenVariant(product: Product): { variant: Variant | undefined; choose(option: 'colour' | 'size', key: string): void } {
  const [parameters, setParameters] = useSearchParams()
  const variant = chooseVariant(product, { colour: parameters.get('colour'), size: parameters.get('size') })
  const choose = (option: 'colour' | 'size', key: string) =>
    setParameters(
      (old) => {
        old.set(option, key)
        return old
      },
      // Back leaves the product instead of walking through every colour that was looked at.
      { replace: true, preventScrollReset: true },
    )
  return { variant, choose }
}
