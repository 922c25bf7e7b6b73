import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { helpMenuClick } from '../../domain/analytics/user-interaction.ts'
import type { Locale } from '../../domain/locale.ts'
import type { MenuLink } from '../../domain/navigation/menu.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { m } from '../../paraglide/messages.js'
import { cachedMarkup } from '../../ui/cached-markup.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { MenuDetails } from '../../ui/menu-details.tsx'
import { clickCounted, push } from '../analytics/push.ts'

/** The help menu and the account's; phones have both in the menu panel. */
export const UtilityLinks = cachedMarkup('utilities', Links, ({ helpMenu }: Props) => [
  helpMenu,
  // Its account menu leads to no employee prices then.
  useLacks('employee-prices'),
])

type Props = {
  locale: Locale
  helpMenu: readonly MenuLink[]
  /** The same for every visitor until the browser knows who it is. */
  accountMenu: ReactNode
}

function Links({ locale, helpMenu, accountMenu }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-1 max-lg:hidden noscript:flex">
      {helpMenu.length > 0 && (
        <MenuDetails label={m.shell_help()}>
          <ul>
            {helpMenu.map(({ title, url }) => (
              <li key={url}>
                <Link
                  to={localeHref(locale, url)}

                  className="menu-line"
                  {...clickCounted(() => push(helpMenuClick({ url: localeHref(locale, url), text: title })))}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </MenuDetails>
      )}
      {accountMenu}
    </div>
  )
}
