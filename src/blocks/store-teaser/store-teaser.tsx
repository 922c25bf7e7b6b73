import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { ViewProps } from '../view.ts'
import { useLabelId } from '../../ui/use-label-id.ts'

/** Stores worth a visit; hours are on their own pages. */
export function StoreTeaser({ slice: { heading, text, stores } }: ViewProps<'storeteaser'>) {
  const headingId = useLabelId()
  return (
    <section aria-labelledby={headingId} className="dark-band py-12 md:py-16">
      <div className="page-width">
        <h2 id={headingId} className="wide text-title">
          {heading}
        </h2>
        {text && <p className="mt-3 max-w-prose text-lg">{text}</p>}
        <ul className="mt-7 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {stores.map(({ name, address, href }) => (
            <li key={href} className="border-t border-white/25">
              <PageLink to={href} className="group flex h-full items-start gap-3 py-4">
                <Icon name="store" className="mt-0.5" />
                <span>
                  <span className="wide block text-lg leading-tight group-hover:underline">{name}</span>
                  <span className="mt-1 block text-[0.9375rem]">{address}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
