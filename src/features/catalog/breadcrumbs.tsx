import { Link } from 'react-router'
import type { Crumb } from '../../domain/catalog/listing-page.ts'
import { m } from '../../paraglide/messages.js'

type BreadcrumbsProps = {
  crumbs: Crumb[]
  /** The last one leads to this page; else it is this page, and no link. */
  leadsHere?: boolean
}

/** The way from the shop's root to this page. */
export function Breadcrumbs({ crumbs, leadsHere = false }: BreadcrumbsProps) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={m.breadcrumbs_label()} className="text-sm">
      <ol className="flex flex-wrap items-center text-ink-soft">
        {crumbs.map(({ name, href }, at) => (
          <li key={href} className="flex items-center">
            {at === crumbs.length - 1 && !leadsHere ? (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            ) : (
              <>
                <Link to={href} className="py-1.5 underline-offset-4 hover:text-ink hover:underline">
                  {name}
                </Link>
                {at < crumbs.length - 1 && (
                  <span aria-hidden="true" className="px-2 text-line-strong">
                    /
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
