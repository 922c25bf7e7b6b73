import { useCallback, useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { preservedParameters, listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import { trackOf } from '../../domain/catalog/price-slider.ts'
import { parseListingQuery, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Cents } from '../../domain/money.ts'
import type { PriceRange } from '../../domain/pricing/price.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMaySeeEmployeePrices } from '../price/employee-prices.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { PriceSlider } from './price-slider.tsx'

type PriceFormProps = { place: ListingPlace; query: ListingQuery; range?: PriceRange }

/** The least and the most to pay, in whole dollars. */
export function PriceForm({ place, query, range }: PriceFormProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const seesEmployeePrices = useMaySeeEmployeePrices()
  const form = useRef<HTMLFormElement>(null)
  const track = trackOf(range)
  const write = useCallback((...values: string[]) => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[name=price]') ?? []
    for (const [at, field] of [...fields].entries()) field.value = values[at] ?? ''
  }, [])
  const { from, to } = query.price ?? {}
  // Another price in the URL (a chip removed, Back) must show in the fields; the focus stays where it is.
  useEffect(() => write(dollars(from), dollars(to)), [write, from, to])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget).getAll('price').map(String)
    // Read as the server would read it, so that both ways lead to the same URL.
    const { price } = parseListingQuery(new URLSearchParams(fields.map((value) => ['price', value])))
    write(dollars(price?.from), dollars(price?.to))
    void navigate(listingHref(place, { ...query, price, page: 1 }), { preventScrollReset: true })
  }
  return (
    <form ref={form} action={place.path} onSubmit={submit} className="pb-5">
      <HiddenFields values={preservedParameters(place, query, 'price')} />
      {/* Its space is reserved until hydration; without JavaScript there are the fields. */}
      {track && (
        <div className="mb-2 h-11 noscript:hidden">
          {hydrated && (
            <PriceSlider
              track={track}
              price={query.price}
              onMove={(fields) => write(fields.from, fields.to)}
              send={() => form.current?.requestSubmit()}
            />
          )}
        </div>
      )}
      <div className="flex items-end gap-2">
        <PriceField label={m.facet_price_from()} value={from} hint={range && Math.floor(range.low / 100)} />
        <PriceField label={m.facet_price_to()} value={to} hint={range && Math.ceil(range.high / 100)} />
        <Button type="submit" variant="secondary" size="sm">
          {m.facet_price_apply()}
        </Button>
      </div>
      {/* The lists are one for all, and so is what they go by. */}
      {seesEmployeePrices && <p className="mt-2 text-sm text-ink-soft">{m.facet_price_public()}</p>}
    </form>
  )
}

const dollars = (cents: Cents | undefined): string => (cents === undefined ? '' : String(cents / 100))

function PriceField({ label, value, hint }: { label: string; value?: number; hint?: number }) {
  return (
    <label className="min-w-0 grow text-sm text-ink-soft">
      {label}
      <input
        name="price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={dollars(value)}
        placeholder={hint?.toString()}
        className="mt-1 block h-11 w-full rounded-card border border-line-strong px-2.5 text-base text-ink tabular-nums placeholder:text-ink-soft lg:h-10"
      />
    </label>
  )
}
