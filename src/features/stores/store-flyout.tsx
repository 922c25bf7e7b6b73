import { townLine } from '../../domain/address/address-lines.ts'
import { Link } from '../../ui/link.tsx'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ClosingNotice } from './closing-notice.tsx'
import { ContactLinks } from './contact-links.tsx'
import { OpeningLine } from './opening-line.tsx'
import { StoreWeek } from './store-week.tsx'

/** The shopper's store: is it open, its week with special hours, directions, its page, and a way to choose another. */
export function StoreFlyout({ id, store, onChange }: { id: string; store: ListedStore; onChange(): void }) {
  const now = useNow()
  const { name, street, city, province, postalCode, hours, path } = store
  return (
    <section id={id} aria-label={m.store_mine({ name })} className="store-flyout text-ink">
      <h2 className="wide text-lg leading-tight">{name}</h2>
      <ClosingNotice store={store} now={now} />
      <div className="mt-2 text-[0.9375rem]">
        <OpeningLine hours={hours} now={now} />
      </div>
      <address className="mt-2 text-[0.9375rem] not-italic">
        {street}
        <br />
        {townLine({ city, province, postalCode }, getLocale())}
      </address>
      <div className="text-[0.9375rem]">
        <ContactLinks store={store} />
      </div>
      <div className="mt-2 text-[0.9375rem]">
        <StoreWeek hours={hours} now={now} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link
          to={path[getLocale()]}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {m.store_details()}
        </Link>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {m.store_change()}
        </Button>
      </div>
    </section>
  )
}
