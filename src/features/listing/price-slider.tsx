import { useEffect, useRef, useState } from 'react'
import { fieldsOf, handlesOf, moved, type Handles } from '../../domain/catalog/price-slider.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import { debounce } from '../../domain/shell/debounce.ts'
import { wholeMoney } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { browserTimer } from '../../ui/browser-timer.ts'

/** Milliseconds: arrows are pressed several times, and only where they stop is a wish. */
const SETTLED_MS = 400

type Props = {
  track: Handles
  price: ListingQuery['price']
  /** Writes into the fields of the form; `send` once the handles have come to rest. */
  onMove(fields: Record<keyof Handles, string>): void
  send(): void
}

/** Two handles for the least and the most to pay, beside the fields that they write into. */
export function PriceSlider({ track, price, onMove, send }: Props) {
  const latestTrack = useRef(track)
  latestTrack.current = track
  const [handles, setHandles] = useState(() => handlesOf(track, price))
  const [ends, least, most] = [`${track.from}-${track.to}`, price?.from, price?.to]
  // Another price in the URL, or other products; the focus stays on the handle.
  useEffect(() => setHandles(handlesOf(latestTrack.current, { from: least, to: most })), [ends, least, most])
  const latest = useRef(send)
  latest.current = send
  const [sendSoon] = useState(() => debounce(() => latest.current(), SETTLED_MS, browserTimer))
  useEffect(() => sendSoon.cancel, [sendSoon])
  const move = (handle: keyof Handles, dollars: number) => {
    const next = moved(handles, handle, dollars)
    setHandles(next)
    onMove(fieldsOf(track, next))
    sendSoon()
  }
  const place = (dollars: number) => `${((dollars - track.from) / (track.to - track.from)) * 100}%`
  const handle = (name: keyof Handles, label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={wholeMoney(handles[name] * 100, getLocale())}
      min={track.from}
      max={track.to}
      step={1}
      value={handles[name]}
      onChange={(event) => move(name, Number(event.target.value))}
      className="price-handle"
    />
  )
  return (
    <div className="relative mx-1 h-11">
      <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line forced-colors:bg-[GrayText]" />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-spruce forced-colors:bg-[Highlight]"
        style={{ left: place(handles.from), right: `calc(100% - ${place(handles.to)})` }}
      />
      {handle('from', m.facet_price_least())}
      {handle('to', m.facet_price_most())}
    </div>
  )
}
