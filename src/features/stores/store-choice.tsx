import { storeLine } from '../../domain/address/address-lines.ts'
import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import type { FoundStore } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { kmText } from './found-words.ts'
import { OpeningLine } from './opening-line.tsx'

type StoreChoiceProps = {
  store: FoundStore
  locale: Locale
  now: number | undefined
  isMine: boolean
  onChoose(): void
}

/** A store in the picker: where, how far, open or not, and the button that makes it one's own. */
export function StoreChoice({ store, locale, now, isMine, onChoose }: StoreChoiceProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-52 flex-1 text-[0.9375rem]">
        <h3 className="wide text-base leading-snug">
          <Link to={store.path[locale]} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
            {store.name}
          </Link>
        </h3>
        <p>
          {storeLine(store, locale)}
          {store.km !== undefined && <span className="text-ink-soft"> · {kmText(store.km, locale)}</span>}
        </p>
        <OpeningLine hours={store.hours} now={now} />
      </div>
      <Button
        variant={isMine ? 'primary' : 'secondary'}
        size="sm"
        aria-pressed={isMine}
        aria-label={
          isMine ? m.store_is_mine_named({ name: store.name }) : m.store_make_mine_named({ name: store.name })
        }
        onClick={onChoose}
      >
        {isMine ? m.store_is_mine() : m.store_make_mine()}
      </Button>
    </li>
  )
}
