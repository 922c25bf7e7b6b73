import { Suspense, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Product } from '../../domain/catalog/product.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import type { ProductTag } from '../../domain/tags/tag.ts'
import { tagTarget } from '../../domain/tags/tag-target.ts'
import { tagsOfEvery } from '../../domain/tags/tags-for-variant.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Badge } from '../../ui/badge.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

// Rarely opened, so it loads only on request (acceptance 37).
const TagInfoDialog = lazyDialog(async () => (await import('./tag-info-dialog.tsx')).TagInfoDialog)

type ProductTagsProps = { product: Product; skus: readonly string[]; tagInfo: Record<string, string> }

/**
 * The tags of what is chosen, or of every size while none is: each a link, a button that explains it, or plain text
 * (acceptance 53, 54).
 */
export function ProductTags({ product, skus, tagInfo }: ProductTagsProps) {
  const [asked, setAsked] = useState<ProductTag>()
  const [open, setOpen] = useState(false)
  const ask = (tag: ProductTag) => {
    setAsked(tag)
    setOpen(true)
  }
  const known = new Set(Object.keys(tagInfo))
  const shown = tagsOfEvery(product.tags, skus)
  if (shown.length === 0) return null
  return (
    <>
      <ul aria-label={m.product_tags()} className="flex flex-wrap gap-2">
        {shown.map((tag) => {
          const target = tagTarget(tag, known)
          const badge = <Badge tone={tag.colour}>{tag.name}</Badge>
          return (
            <li key={tag.id} className="flex">
              {target.kind === 'link' && (
                <Link
                  to={localeHref(getLocale(), target.path)}
                  className="flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-6"
                >
                  {badge}
                </Link>
              )}
              {target.kind === 'info' && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => ask(tag)}
                  className="flex min-h-11 items-center underline decoration-dotted underline-offset-4 hover:decoration-solid sm:min-h-6"
                >
                  {badge}
                </button>
              )}
              {target.kind === 'text' && <span className="flex min-h-11 items-center sm:min-h-6">{badge}</span>}
            </li>
          )
        })}
      </ul>
      {asked && (
        <Suspense>
          <TagInfoDialog
            tag={asked}
            product={product}
            text={tagInfo[asked.id] ?? ''}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
