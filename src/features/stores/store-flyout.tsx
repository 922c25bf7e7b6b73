import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { OpeningLine } from './opening-line.tsx'
import type { ListedStore } from './store-card.tsx'
import { StoreWeek } from './store-week.tsx'

/** The shopper's store: is it open, its week, its page, and the way to another. */
export function StoreFlyout({ id, store, onChange }: { id: string; store: ListedStore; onChange(): void }) {
  const now = useNow()
  return (
    <section id={id} aria-label={m.store_mine({ name: store.name })} className="store-flyout text-ink">
      <h2 className="wide text-lg leading-tight">{store.name}</h2>
      <p className="mt-1 text-[0.9375rem]">
        {store.street}, {store.city}
      </p>
      <div className="mt-3 mb-2 text-[0.9375rem]">
        <OpeningLine hours={store.hours} now={now} />
      </div>
      <div className="text-[0.9375rem]">
        <StoreWeek hours={store.hours} now={now} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={store.path[getLocale()]} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2">
          {m.store_details()}
        </Link>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {m.store_change()}
        </Button>
      </div>
    </section>
  )
}
