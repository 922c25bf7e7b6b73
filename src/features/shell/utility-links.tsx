import { Link } from 'react-router'
import { accountMenuClick, helpMenuClick } from '../../domain/analytics/user-interaction.ts'
import type { Locale } from '../../domain/locale.ts'
import type { MenuLink } from '../../domain/navigation/menu.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { MenuDetails } from '../../ui/menu-details.tsx'
import { clickCounted, push } from '../analytics/push.ts'

/** Help and account; phones have them in the menu panel. */
export function UtilityLinks({ locale, helpMenu }: { locale: Locale; helpMenu: readonly MenuLink[] }) {
  return (
    <div className="flex items-center gap-1 max-lg:hidden noscript:flex">
      {helpMenu.length > 0 && (
        <MenuDetails label={m.shell_help()}>
          <ul>
            {helpMenu.map(({ title, url }) => (
              <li key={url}>
                <Link to={localeHref(locale, url)} className="block px-4 py-2.5 hover:bg-ground" {...clickCounted(() => push(helpMenuClick({ url: localeHref(locale, url), text: title })))}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </MenuDetails>
      )}
      <Link to={paths.account(locale)} className="flex min-h-11 items-center gap-1.5 rounded-card px-2.5 font-medium hover:bg-ground" {...clickCounted(() => push(accountMenuClick({ url: paths.account(locale), text: m.shell_account() })))}>
        <Icon name="person" size={22} />
        {m.shell_account()}
      </Link>
    </div>
  )
}
