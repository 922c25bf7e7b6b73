import { NavLink } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Shell } from '../../domain/shell/shell.ts'
import { m } from '../../paraglide/messages.js'
import { NAVIGATION_ID } from './skip-links.tsx'

/**
 * The top items in a row. Twelve French titles fit from 1024 px by a narrower cut of the same font; longer ones of a merchant
 * scroll sideways. Phones have the items in the menu panel; without JavaScript there is no panel, and they wrap here.
 */
export function TopNavigation({ items, locale }: { items: Shell['navigation']; locale: Locale }) {
  return (
    <nav id={NAVIGATION_ID} tabIndex={-1} aria-label={m.shell_main_navigation()} className="page-width hidden lg:block noscript:block">
      <ul className="-mx-1.5 flex xl:-mx-2.5 overflow-x-auto [scrollbar-width:none] max-lg:flex-wrap xl:gap-x-1">
        {items.map(({ title, href }) => (
          <li key={href}>
            <NavLink to={href} end className={`${linkLook} ${href === paths.deals(locale) ? 'text-red' : ''}`}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkLook =
  'flex h-11 items-center border-b-[3px] border-transparent px-1.5 text-[0.9375rem] font-semibold whitespace-nowrap outline-offset-[-3px] [font-stretch:80%] hover:border-ink aria-[current=page]:border-spruce xl:px-2.5 xl:[font-stretch:100%]'
