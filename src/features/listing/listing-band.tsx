import type { ReactNode } from 'react'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import { Headline } from '../../ui/headline.tsx'

type ListingBandProps = {
  page: Pick<ListingPage, 'title' | 'description' | 'picture' | 'brand'>
  breadcrumbs: ReactNode
}

/** The title band of a listing. */
export function ListingBand({ page: { title, description, picture, brand }, breadcrumbs }: ListingBandProps) {
  return (
    <div className="border-b border-line bg-ground-soft">
      <div className="page-width grid items-end gap-x-10 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="self-center py-5 md:py-8">
          {breadcrumbs}
          <h1 className="wide mt-2 text-title hyphens-auto wrap-anywhere md:mt-3">
            <Headline>{title}</Headline>
          </h1>
          {description && <p className="mt-3 max-w-prose whitespace-pre-line text-ink-soft">{description}</p>}
          {brand && <BrandFacts brand={brand} />}
        </div>
        {picture && (
          <div className="hidden aspect-[16/9] h-56 self-end overflow-hidden md:block xl:h-64">
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(min-width: 1280px) 456px, 400px"
              eager
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </div>
  )
}

function BrandFacts({ brand: { origin, founded, logo, name } }: { brand: NonNullable<ListingPage['brand']> }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
      {logo && <Picture picture={{ ...logo, alt: name }} sizes="120px" className="h-10 w-auto" />}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {origin && <Fact name={m.listing_brand_origin()} value={origin} />}
        {founded !== undefined && <Fact name={m.listing_brand_founded()} value={String(founded)} />}
      </dl>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
)
