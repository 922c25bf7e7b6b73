import { Link } from 'react-router'
import { categoryNavigationClick } from '../../domain/analytics/user-interaction.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import { clickCounted, push } from '../analytics/push.ts'

/** The narrower categories: a row to swipe on phones, lines that wrap where there is room. */
export function ChildLinks({ links }: { links: ListingPage['children'] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={m.listing_children()} className="relative -mx-4 mb-7 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 pb-1 sm:flex-wrap">
        {links.map(({ name, href, count, picture }) => (
          <li key={href} className="shrink-0">
            <Link to={href} prefetch="intent" {...clickCounted(() => push(categoryNavigationClick({ url: href, text: name, depth: depthOf(href) })))} className="flex min-h-11 items-center gap-2.5 rounded-card border border-line-strong pr-3.5 text-[0.9375rem] font-medium hover:border-ink hover:bg-ground-soft">
              {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="44px" className="size-11 rounded-l-card bg-ground object-cover" /> : <span className="w-1" />}
              {name}
              <span className="text-sm font-normal text-ink-soft tabular-nums">
                <span className="sr-only">(</span>
                {count}
                <span className="sr-only">)</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How deep in the tree of categories a listing stands: `/en/products/clothing/jackets` is 2. */
const depthOf = (href: string): number => (href.split('?')[0] ?? '').split('/').length - 3
