import { useEffect, useRef, useState } from 'react'
import type { Instant } from '../../domain/time.ts'
import type { FoundStore } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { namesText } from './found-words.ts'
import { StoreChoice } from './store-choice.tsx'
import { StoresMap } from './stores-map.tsx'
import type { StoresMapProps } from './map-props.ts'

type Props = Omit<StoresMapProps, 'stores' | 'hrefOf' | 'onPick'> & {
  stores: readonly FoundStore[]
  styleUrl?: string
  now: Instant | undefined
  onChoose(store: FoundStore): void
}

/** The map of the store picker: a marker shows its stores below the map, and brings the keyboard to them. */
export function PickerMap({ stores, locale, mine, here, styleUrl, now, onChoose }: Props) {
  const [picked, setPicked] = useState<string[]>([])
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (picked.length > 0) list.current?.querySelector('button')?.focus()
  }, [picked])
  const shown = stores.filter(({ slug }) => picked.includes(slug))
  return (
    <section aria-label={m.store_map()}>
      <StoresMap
        stores={stores}
        locale={locale}
        here={here}
        mine={mine}
        styleUrl={styleUrl}
        hrefOf={({ path }) => path[locale]}
        onPick={setPicked}
      />
      {shown.length === 0 && <p className="mt-3 text-sm text-ink-soft">{m.store_map_choose()}</p>}
      <ul ref={list} aria-label={namesText(shown.map(({ name }) => name))} className="mt-1 divide-y divide-line">
        {shown.map((store) => (
          <StoreChoice
            key={store.slug}
            store={store}
            locale={locale}
            now={now}
            isMine={store.slug === mine}
            onChoose={() => onChoose(store)}
          />
        ))}
      </ul>
    </section>
  )
}
