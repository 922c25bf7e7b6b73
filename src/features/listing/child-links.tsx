import { categoryNavigationClick } from '../../domain/analytics/user-interaction.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { countText } from '../../domain/digits.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { cachedMarkup } from '../../ui/cached-markup.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { clickCounted, push } from '../analytics/push.ts'

/**
 * How many links are shown at first where they wrap: some categories have three dozen, which would push the products
 * out of sight.
 */
const MOST = 10

/** Finds the titles that lead to a link in the main menu. */
export type TrailTo = (href: string) => Promise<readonly string[]>

/** The narrower categories: a row to swipe on phones and tablets, lines that wrap where there is room. */
export const ChildLinks = cachedMarkup('children', Narrower, ({ links }: Props) => [links])

type Props = { links: ListingPage['children']; trailTo: TrailTo }

function Narrower({ links, trailTo }: Props) {
  const most = links.length > MOST + 3 ? MOST : links.length
  return (
    <nav
      aria-label={m.listing_children()}
      className="child-links relative page-bleed page-edge mb-7 scroll-fade gap-2 overflow-x-auto lg:mx-0 lg:flex lg:flex-wrap lg:px-0"
    >
      <ul className="flex gap-2 pb-1 max-lg:w-max max-lg:pr-6 lg:contents">
        {links.map(({ name, href, count, picture }, i) => (
          <li
            key={href}
            className={`shrink-0 ${i < most ? '' : 'lg:hidden lg:[.child-links:has(details[open])_&]:block'}`}
          >
            <PageLink to={href} {...clickCounted(() => void track(href, name, trailTo))} className="child-link">
              {picture ? (
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes={`${Math.round(44 * Math.max(1, picture.width / picture.height))}px`}
                  widths={[60, 120, 200]}
                  className="size-11 rounded-l-card bg-ground object-cover"
                />
              ) : (
                <span className="w-1" />
              )}
              {name}
              <span className="text-sm font-normal text-ink-soft tabular-nums">
                <span className="sr-only">(</span>
                {countText(count, getLocale())}
                <span className="sr-only">)</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {most < links.length && (
        // In the line of the last links, so that none of them stands alone in it.
        <details className="group/rest hidden lg:block">
          <summary className="inline-flex min-h-11 list-none items-center text-sm font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <span className="group-open/rest:hidden">{m.facet_more({ count: links.length - most })}</span>
            <span className="hidden group-open/rest:inline">{m.facet_fewer()}</span>
          </summary>
        </details>
      )}
    </nav>
  )
}

/** One push a click (acceptance 118): at once where the menu is known, else when it is; nobody waits for it. */
async function track(url: string, text: string, trailTo: TrailTo): Promise<void> {
  push(categoryNavigationClick({ url, text, trail: await trailTo(url), depth: depthOf(url) }))
}

/** The depth of a listing in the category tree: `/en/products/clothing/jackets` is 2. */
const depthOf = (href: string): number => (href.split('?')[0] ?? '').split('/').length - 3
