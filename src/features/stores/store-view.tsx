import { townLine } from '../../domain/address/address-lines.ts'
import type { ReactNode } from 'react'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { toListedStore } from '../../domain/stores/listed-store.ts'
import { isClosedForGood } from '../../domain/pickup/pickup.ts'
import { dayInZone } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ClosingNotice } from './closing-notice.tsx'
import { ContactLinks } from './contact-links.tsx'
import { chooseStore, useFavouriteStore } from './favourite-store.ts'
import { OpeningLine } from './opening-line.tsx'
import { StoreEvents } from './store-events.tsx'
import { StoreWeek } from './store-week.tsx'
import { serviceName } from './store-words.ts'

/** A store's own page. */
export function StoreView({ store, breadcrumbs }: { store: StorePage; breadcrumbs: ReactNode }) {
  const { name, description, hours, services, departments, picture } = store
  const now = useNow()
  const isOver = now !== undefined && isClosedForGood(store, dayInZone(now, hours.timeZone))
  return (
    <div className="page-width pt-3 pb-12">
      {breadcrumbs}
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="wide text-title">{name}</h1>
          <ClosingNotice store={store} now={now} />
          <p className="mt-4 max-w-prose text-lg whitespace-pre-line">{description}</p>
          <Contact store={store} isOver={isOver} />
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 45vw, 100vw"
            priority
            className="aspect-[16/10] w-full rounded-card print:max-h-[30vh] bg-ground object-cover"
          />
        )}
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-2">
        {!isOver && (
          <Part heading={m.store_hours()}>
            <div className="mb-3">
              <OpeningLine hours={hours} now={now} />
            </div>
            <StoreWeek hours={hours} now={now} />
          </Part>
        )}
        <div className="flex flex-col gap-12">
          {services.length > 0 && (
            <Part heading={m.store_services()}>
              <Ticks values={services.map(serviceName)} />
            </Part>
          )}
          {departments.length > 0 && (
            <Part heading={m.store_departments()}>
              <Ticks values={departments} />
            </Part>
          )}
        </div>
      </div>
      {store.pictures.length > 0 && (
        <ul aria-label={m.store_pictures()} className="mt-12 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {store.pictures.map((each) => (
            <li key={each.file}>
              <Picture
                picture={each}
                sizes="(min-width: 1024px) 30vw, (min-width: 640px) 50vw, 100vw"
                className="aspect-[4/3] w-full rounded-card bg-ground object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <StoreEvents events={store.events} today={now === undefined ? undefined : dayInZone(now, hours.timeZone)} />
    </div>
  )
}

function Contact({ store, isOver }: { store: StorePage; isOver: boolean }) {
  const { street, city, province, postalCode } = store
  return (
    <div className="mt-6 text-lg">
      <address className="not-italic">
        {street}
        <br />
        {townLine({ city, province, postalCode }, getLocale())}
      </address>
      <div className="mt-3">
        <ContactLinks store={store} />
      </div>
      {!isOver && <MakeMine store={store} />}
    </div>
  )
}

/** Which store is the shopper's is known in the browser only. */
function MakeMine({ store }: { store: StorePage }) {
  const locale = getLocale()
  const { slug } = useFavouriteStore(locale)
  const isMine = slug === store.slug
  return (
    <Button
      variant={isMine ? 'primary' : 'secondary'}
      aria-pressed={isMine}
      className="mt-4 noscript:hidden"
      onClick={() => chooseStore(toListedStore(store), locale)}
    >
      {isMine && <Icon name="check" size={20} />}
      {isMine ? m.store_is_mine() : m.store_make_mine()}
    </Button>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="break-inside-avoid">
    <h2 className="wide mb-4 text-heading">{heading}</h2>
    {children}
  </section>
)

const Ticks = ({ values }: { values: string[] }) => (
  <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
    {values.map((value) => (
      <li key={value} className="flex items-start gap-2">
        <Icon name="check" size={18} className="mt-1 text-spruce" />
        {value}
      </li>
    ))}
  </ul>
)
