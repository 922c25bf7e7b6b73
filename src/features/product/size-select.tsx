import type { Product, Variant } from '../../domain/catalog/product.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'

/** The sizes as a field of the buy form, for pages without JavaScript: the browser itself asks for one. */
export function SizeSelect({ product, among }: { product: Product; among: readonly Variant[] }) {
  const options = among
    .filter((variant) => canBuy(variant, product.availability).ok)
    .map(({ sku, size }) => ({ value: sku, name: product.sizes.find(({ key }) => key === size)?.name ?? size ?? sku }))
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <SelectField
        name="sku"
        label={m.product_size()}
        empty={m.product_choose_size()}
        defaultValue=""
        required
        options={options}
        className="grow"
      />
      <Button type="submit" size="lg" className="grow">
        {m.product_add()}
      </Button>
    </div>
  )
}
