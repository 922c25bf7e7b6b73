import type { ReactNode } from 'react'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { dayInZone } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useNow } from '../../ui/use-now.ts'
import { OpeningLine } from './opening-line.tsx'
import { StoreEvents } from './store-events.tsx'
import { StoreWeek } from './store-week.tsx'
import { provinceName, serviceName } from './store-words.ts'

/** A store's own page. */
export function StoreView({ store, breadcrumbs }: { store: StorePage; breadcrumbs: ReactNode }) {
  const { name, description, hours, services, departments, picture } = store
  const now = useNow()
  return (
    <div className="page-width pt-3 pb-12">
      {breadcrumbs}
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="wide text-title">{name}</h1>
          <p className="mt-4 max-w-prose text-lg whitespace-pre-line">{description}</p>
          <Contact store={store} />
        </div>
        {picture && <Picture picture={picture} sizes="(min-width: 1024px) 45vw, 100vw" priority className="aspect-[16/10] w-full rounded-card bg-ground object-cover" />}
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <Part heading={m.store_hours()}>
          <div className="mb-3">
            <OpeningLine hours={hours} now={now} />
          </div>
          <StoreWeek hours={hours} now={now} />
        </Part>
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
      <StoreEvents events={store.events} today={now === undefined ? undefined : dayInZone(now, hours.timeZone)} />
    </div>
  )
}

function Contact({ store: { street, city, province, postalCode, phone, latitude, longitude, name } }: { store: StorePage }) {
  // A plain link to a free map: no script, nothing asked from anybody before it is followed.
  const map = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=16/${latitude}/${longitude}`
  return (
    <div className="mt-6 text-lg">
      <address className="not-italic">
        {street}
        <br />
        {`${city} (${provinceName(province)})\u00a0 ${postalCode}`}
      </address>
      <ul className="mt-3 flex flex-wrap gap-x-7">
        <ContactLink icon="phone" href={`tel:+1-${phone}`} text={phone} name={m.store_call({ phone })} />
        <ContactLink icon="pin" href={map} text={m.store_directions()} name={m.store_directions_to({ name })} />
      </ul>
    </div>
  )
}

const ContactLink = ({ icon, href, text, name }: { icon: IconName; href: string; text: string; name: string }) => (
  <li>
    <a href={href} aria-label={name} rel="noreferrer" className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2">
      <Icon name={icon} size={20} />
      {text}
    </a>
  </li>
)

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="wide mb-4 text-heading">{heading}</h2>
    {children}
  </section>
)

const Ticks = ({ values }: { values: string[] }) => (
  <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {values.map((value) => (
      <li key={value} className="flex items-start gap-2">
        <Icon name="check" size={18} className="mt-1 text-spruce" />
        {value}
      </li>
    ))}
  </ul>
)
