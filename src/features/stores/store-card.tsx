import { Link } from 'react-router'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { OpeningLine } from './opening-line.tsx'
import { serviceName } from './store-words.ts'

/** What the list shows of a store. */
export type ListedStore = Pick<StorePage, 'slug' | 'name' | 'street' | 'city' | 'province' | 'postalCode' | 'phone' | 'services' | 'hours' | 'path'>

/** A store in the list; the name is the link, and covers all but the telephone. */
export function StoreCard({ store, now }: { store: ListedStore; now: number | undefined }) {
  const { name, street, city, province, postalCode, phone, hours, services, path } = store
  return (
    <article className="relative flex h-full flex-col gap-2">
      <h3 className="wide text-lg leading-tight">
        <Link to={path[getLocale()]} prefetch="intent" className="hover:underline after:absolute after:inset-0">
          {name}
        </Link>
      </h3>
      <address className="text-[0.9375rem] not-italic">
        {street}
        <br />
        {`${city} (${province})\u00a0 ${postalCode}`}
        <br />
        <a href={`tel:+1-${phone}`} className="relative z-1 inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-8">
          {phone}
        </a>
      </address>
      <div className="text-[0.9375rem]">
        <OpeningLine hours={hours} now={now} />
      </div>
      {services.length > 0 && (
        <ul className="text-sm text-ink-soft">
          {services.map((key) => (
            <li key={key} className="inline not-last:after:mx-1.5 not-last:after:content-['·']">
              {serviceName(key)}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
