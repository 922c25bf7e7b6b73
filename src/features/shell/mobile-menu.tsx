import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { paths } from '../../domain/paths.ts'
import type { Shell } from '../../domain/shell/shell.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { LanguageLink } from './language-link.tsx'
import { useNavUI } from './nav-ui.tsx'

/** The menu of phones: the top items, then what the desktop has in its utility row and ribbon. */
export function MobileMenu({ shell, alternateHref }: { shell: Shell; alternateHref: string }) {
  const { state, dispatch } = useNavUI()
  const { locale } = shell
  const close = () => dispatch({ type: 'close-panel', panel: 'mobile-menu' })
  // A link to the page one is on changes no route, and would leave the panel over it.
  const closeOnLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && close()
  return (
    <SidePanel side="left" open={state.openPanels.includes('mobile-menu')} onClose={close} heading={m.shell_menu()} closeLabel={m.shell_close()}>
      <div onClick={closeOnLink}>
        <nav aria-label={m.shell_main_navigation()}>
          <ul>
            {shell.navigation.map(({ title, href }) => (
              <li key={href} className="border-b border-line">
                <Link to={href} className={`wide flex min-h-13 items-center justify-between gap-3 py-2 pr-4 pl-5 text-lg hover:bg-ground ${href === paths.deals(locale) ? 'text-red' : ''}`}>
                  {title}
                  <Icon name="chevron-right" size={18} className="text-line-strong" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="py-3">
          <Extra icon="person" to={paths.account(locale)} title={m.shell_account()} />
          <Extra icon="pin" to={paths.stores(locale)} title={m.shell_stores()} />
          {shell.helpMenu.map(({ title, url }) => (
            <Extra key={url} icon="help" to={localeHref(locale, url)} title={title} />
          ))}
          <li className="flex min-h-12 items-center gap-3 px-5">
            <Icon name="globe" size={20} />
            <LanguageLink locale={locale} href={alternateHref} className="flex min-h-12 flex-1 items-center" />
          </li>
        </ul>
      </div>
    </SidePanel>
  )
}

const Extra = ({ icon, to, title }: { icon: IconName; to: string; title: string }) => (
  <li>
    <Link to={to} className="flex min-h-12 items-center gap-3 px-5 hover:bg-ground">
      <Icon name={icon} size={20} />
      {title}
    </Link>
  </li>
)
