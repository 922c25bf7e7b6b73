import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { helpMenuClick } from '../../../domain/analytics/user-interaction.ts'
import type { Locale } from '../../../domain/locale.ts'
import { localeHref } from '../../../domain/navigation/locale-href.ts'
import { paths } from '../../../domain/paths.ts'
import type { Shell, TopLink } from '../../../domain/shell/shell.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { clickCounted, push } from '../../analytics/push.ts'
import { LanguageLink } from '../language-link.tsx'
import { topItemId, type MenuClick } from '../menu/menu-tree.ts'
import { LinkRow, OpeningRow } from './level-row.tsx'

type Props = {
  shell: Shell
  locale: Locale
  alternateHref: string
  search: ReactNode
  myStore: ReactNode
  account: ReactNode
  onCount(click: MenuClick): void
  onOpen(item: string): void
}

/** Search, the top items, then store, account, help and language. */
export function FirstLevel({ shell, locale, alternateHref, search, myStore, account, onCount, onOpen }: Props) {
  const count = ({ title, href }: TopLink) => onCount({ link: { title, url: href }, href, branch: [] })
  const colour = ({ href }: TopLink) => `wide text-lg ${href === paths.deals(locale) ? 'text-red' : ''}`
  return (
    <>
      <div className="border-b border-line px-5 py-4">{search}</div>
      <nav aria-label={m.shell_main_navigation()}>
        <ul>
          {shell.navigation.map((item, place) =>
            item.megaMenu ? (
              <OpeningRow
                key={topItemId(item, place)}
                item={topItemId(item, place)}
                onCount={() => count(item)}
                onOpen={() => onOpen(topItemId(item, place))}
                className={colour(item)}
              >
                {item.title}
              </OpeningRow>
            ) : (
              <LinkRow
                key={topItemId(item, place)}
                href={item.href}
                onCount={() => count(item)}
                className={colour(item)}
              >
                {item.title}
              </LinkRow>
            ),
          )}
        </ul>
      </nav>
      <ul className="py-3">
        {myStore && <li>{myStore}</li>}
        {account}
        {shell.helpMenu.map(({ title, url }) => (
          <Extra
            key={url}
            icon="help"
            to={localeHref(locale, url)}
            title={title}
            onCount={() => push(helpMenuClick({ url: localeHref(locale, url), text: title }))}
          />
        ))}
        <li className="flex min-h-12 items-center gap-3 px-5">
          <Icon name="globe" size={20} />
          <LanguageLink locale={locale} href={alternateHref} className="flex min-h-12 flex-1 items-center" />
        </li>
      </ul>
    </>
  )
}

const Extra = ({ icon, to, title, onCount }: { icon: IconName; to: string; title: string; onCount(): void }) => (
  <li>
    <Link to={to} className="flex min-h-12 items-center gap-3 px-5 hover:bg-ground" {...clickCounted(onCount)}>
      <Icon name={icon} size={20} />
      {title}
    </Link>
  </li>
)
