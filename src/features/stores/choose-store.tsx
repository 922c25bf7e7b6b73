import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { languageTag, type Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { chooseStore, useFavouriteStore, wantStores } from './favourite-store.ts'
import { OpeningLine } from './opening-line.tsx'
import type { ListedStore } from './store-card.tsx'
import { provinceName } from './store-words.ts'

/** All stores, to choose one's own from; a word of its name, city or province, or of its postal code, narrows the list. */
export function ChooseStore({ open, locale, onClose }: { open: boolean; locale: Locale; onClose(): void }) {
  const { stores, slug, failed } = useFavouriteStore(locale)
  const [asked, setAsked] = useState('')
  const fieldId = useId()
  useEffect(() => wantStores(locale), [locale])
  const shown = matching(stores ?? [], asked, languageTag[locale])
  return (
    <Dialog open={open} onClose={onClose} heading={m.store_choose()} closeLabel={m.shell_close()}>
      <label htmlFor={fieldId} className="block font-semibold">
        {m.store_find()}
      </label>
      <input id={fieldId} type="search" value={asked} onChange={({ target }) => setAsked(target.value)} autoComplete="off" className="mt-1.5 h-11 w-full rounded-card border border-line-strong bg-ground-soft px-4 hover:border-ink focus:bg-surface" />
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {stores ? m.store_found({ count: shown.length }) : failed ? m.store_list_failed() : m.store_list_loading()}
      </p>
      {failed && (
        <Button variant="secondary" size="sm" onClick={() => wantStores(locale)} className="mt-3">
          {m.error_try_again()}
        </Button>
      )}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((store) => (
          <StoreChoice key={store.slug} store={store} locale={locale} isMine={store.slug === slug} onChoose={() => (chooseStore(store.slug), onClose())} />
        ))}
      </ul>
    </Dialog>
  )
}

function StoreChoice({ store, locale, isMine, onChoose }: { store: ListedStore; locale: Locale; isMine: boolean; onChoose(): void }) {
  const now = useNow()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-52 flex-1 text-[0.9375rem]">
        <h3 className="wide text-base leading-snug">
          <Link to={store.path[locale]} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
            {store.name}
          </Link>
        </h3>
        <p>{`${store.street}, ${store.city} (${store.province})`}</p>
        <OpeningLine hours={store.hours} now={now} />
      </div>
      <Button variant={isMine ? 'primary' : 'secondary'} size="sm" aria-pressed={isMine} aria-label={isMine ? m.store_is_mine_named({ name: store.name }) : m.store_make_mine_named({ name: store.name })} onClick={onChoose}>
        {isMine ? m.store_is_mine() : m.store_make_mine()}
      </Button>
    </li>
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[\s-]+/g, ' ')

function matching(stores: readonly ListedStore[], asked: string, tag: string): ListedStore[] {
  const words = plain(asked).split(' ').filter(Boolean)
  const text = ({ name, city, province, postalCode, street }: ListedStore) => plain([name, city, province, provinceName(province), postalCode, postalCode.replace(' ', ''), street].join(' '))
  return stores.filter((store) => words.every((word) => text(store).includes(word))).toSorted((a, b) => provinceName(a.province).localeCompare(provinceName(b.province), tag) || a.name.localeCompare(b.name, tag))
}
