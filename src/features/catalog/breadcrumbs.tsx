import { Link } from '../../ui/link.tsx'
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
      <ol className="crumbs">
        {crumbs.map(({ name, href }, at) => (
          <li key={href}>
            {at === crumbs.length - 1 && !leadsHere ? (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            ) : (
              <Link to={href}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
