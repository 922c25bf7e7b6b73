import type { HelpLink } from '../../domain/search/help-links.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

const HEADING_ID = 'help-links'

/** Pages that a search is about, before the products that have its words. */
export const HelpLinks = ({ links }: { links: readonly HelpLink[] }) => (
  <nav
    aria-labelledby={HEADING_ID}
    className="mb-6 flex flex-wrap items-center gap-x-5 rounded-card bg-ground-soft px-4 py-1.5"
  >
    <p id={HEADING_ID} className="py-1.5 text-ink-soft">
      {m.search_help()}
    </p>
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ title, href }) => (
        <li key={href}>
          <PageLink to={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
)
