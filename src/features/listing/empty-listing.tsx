import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import { filterCount, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { ReactNode } from 'react'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { clearedHref } from './chosen-filters.tsx'

/** Nothing to show, and what to do about it. */
export function EmptyListing({
  place,
  query,
  instead,
  popular,
}: {
  place: ListingPlace
  query: ListingQuery
  instead?: ListingPage['instead']
  /** The tiles of what is popular, as the catalogue draws them. */
  popular?: ReactNode
}) {
  const locale = getLocale()
  const filtered = filterCount(query) > 0
  const { heading, help } = filtered
    ? words.filtered()
    : place.text === undefined
      ? words.bare()
      : place.text === ''
        ? words.wordless()
        : words.searched(place.text)
  return (
    <>
      <div className="rounded-card bg-ground-soft px-6 py-12 sm:px-10">
        <h2 className="text-heading font-semibold">{heading}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{help}</p>
        {instead && instead.searches.length > 0 && (
          <Ways
            heading={place.text === '' ? m.search_popular() : m.listing_instead_searches()}
            links={instead.searches.map(({ text, href }) => ({ name: text, href }))}
          />
        )}
        {instead && instead.categories.length > 0 && (
          <Ways heading={m.listing_instead_categories()} links={instead.categories} />
        )}
        <div className="mt-6 button-row">
          {filtered && (
            <ButtonLink to={clearedHref(place, query)} preventScrollReset>
              {m.listing_clear()}
            </ButtonLink>
          )}
          <ButtonLink to={paths.allProducts(locale)} variant={filtered ? 'secondary' : 'primary'}>
            {m.listing_empty_all()}
          </ButtonLink>
          <ButtonLink to={paths.brands(locale)} variant="secondary">
            {m.listing_empty_brands()}
          </ButtonLink>
        </div>
      </div>
      {popular && instead && instead.popular.length > 0 && (
        // One row of a tablet is three, of the others two or four.
        <section aria-labelledby="popular-heading" className="mt-10 md:max-xl:[&_li:nth-child(n+4)]:hidden">
          <h2 id="popular-heading" className="mb-5 text-heading font-semibold">
            {m.search_popular_products()}
          </h2>
          {popular}
        </section>
      )}
    </>
  )
}

/** Little was found: other searches and places, below what there is. */
export function FewFound({ instead: { searches, categories } }: { instead: NonNullable<ListingPage['instead']> }) {
  if (searches.length + categories.length === 0) return null
  return (
    <section className="mt-10 rounded-card bg-ground-soft px-6 py-8 sm:px-8">
      <h2 className="text-heading font-semibold">{m.listing_few()}</h2>
      {searches.length > 0 && (
        <Ways heading={m.listing_instead_searches()} links={searches.map(({ text, href }) => ({ name: text, href }))} />
      )}
      {categories.length > 0 && <Ways heading={m.listing_instead_categories()} links={categories} />}
    </section>
  )
}

/** Other places to look. */
const Ways = ({ heading, links }: { heading: string; links: { name: string; href: string }[] }) => (
  <>
    <h3 className="mt-6 font-semibold">{heading}</h3>
    <ul className="mt-2 flex flex-wrap gap-2">
      {links.map(({ name, href }) => (
        <li key={href}>
          <PageLink
            to={href}
            className="flex min-h-11 items-center rounded-card border border-line-strong bg-surface px-3.5 py-1.5 text-[0.9375rem] leading-snug font-medium hover:border-ink"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  </>
)

const words = {
  filtered: () => ({ heading: m.listing_empty_filtered(), help: m.listing_empty_filtered_help() }),
  bare: () => ({ heading: m.listing_empty(), help: m.listing_empty_help() }),
  wordless: () => ({ heading: m.listing_empty_wordless(), help: m.listing_empty_wordless_help() }),
  searched: (text: string) => ({ heading: m.listing_empty_search({ text }), help: m.listing_empty_search_help() }),
}
