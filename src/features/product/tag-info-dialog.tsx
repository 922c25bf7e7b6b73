import { Link } from '../../ui/link.tsx'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { variantNames } from '../../domain/catalog/variant-names.ts'
import type { ProductTag } from '../../domain/tags/tag.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Dialog } from '../../ui/dialog.tsx'

type TagInfoDialogProps = { tag: ProductTag; product: Product; text: string; open: boolean; onClose(): void }

/** The meaning of a tag, the variants of this product it applies to, and a link to all products with it. */
export function TagInfoDialog({ tag, product, text, open, onClose }: TagInfoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} heading={tag.name} closeLabel={m.product_tag_close()}>
      <p>{text}</p>
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        {tag.variants.length === 0
          ? m.product_tag_all()
          : m.product_tag_some({ variants: variantsText(product, tag.variants) })}
      </p>
      {tag.path && (
        <Link
          to={localeHref(getLocale(), tag.path)}
          className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {m.product_tag_link({ name: tag.name })}
        </Link>
      )}
    </Dialog>
  )
}

const variantsText = (product: Product, skus: readonly string[]): string =>
  variantNames(product, skus)
    .map(({ colour, sizes }) => {
      const named = sizes.join(', ')
      return colour && named ? m.product_tag_colour({ colour, sizes: named }) : (colour ?? named)
    })
    .filter(Boolean)
    .join('; ')
