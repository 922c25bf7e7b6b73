import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { keptParameters, listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import { parseListingQuery, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Span } from '../../domain/pricing/price.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from './hidden-fields.tsx'

type PriceFormProps = { place: ListingPlace; query: ListingQuery; range?: Span }

/** The least and the most to pay, in whole dollars. */
export function PriceForm({ place, query, range }: PriceFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget).getAll('price').map(String)
    // Read as the server would read it, so that both ways lead to the same URL.
    const { price } = parseListingQuery(new URLSearchParams(fields.map((value) => ['price', value])))
    void navigate(listingHref(place, { ...query, price, page: 1 }), { preventScrollReset: true })
  }
  return (
    // Another price in the URL (a chip removed, Back) must show in the fields.
    <form key={`${query.price?.from}-${query.price?.to}`} action={place.path} onSubmit={submit} className="flex items-end gap-2 pb-5">
      <HiddenFields values={keptParameters(place, query, 'price')} />
      <PriceField label={m.facet_price_from()} value={query.price?.from} hint={range && Math.floor(range.low / 100)} />
      <PriceField label={m.facet_price_to()} value={query.price?.to} hint={range && Math.ceil(range.high / 100)} />
      <Button type="submit" variant="secondary" size="sm">
        {m.facet_price_apply()}
      </Button>
    </form>
  )
}

function PriceField({ label, value, hint }: { label: string; value?: number; hint?: number }) {
  return (
    <label className="min-w-0 grow text-sm text-ink-soft">
      {label}
      <input
        type="number"
        name="price"
        min={0}
        max={999_999}
        step={1}
        inputMode="numeric"
        defaultValue={value === undefined ? undefined : value / 100}
        placeholder={hint?.toString()}
        className="mt-1 block h-11 w-full rounded-card border border-line-strong px-2.5 text-base text-ink tabular-nums placeholder:text-ink-soft lg:h-10"
      />
    </label>
  )
}
