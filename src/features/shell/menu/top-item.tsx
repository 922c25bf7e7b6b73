import { Suspense, use, type MouseEvent, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { Locale } from '../../../domain/locale.ts'
import { isDimmed, showsActive } from '../../../domain/navigation/nav-state.ts'
import { paths } from '../../../domain/paths.ts'
import type { ShownLink, TopLink } from '../../../domain/shell/shell.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { isPlainClick } from '../../../ui/is-plain-click.ts'
import { clickCounted } from '../../analytics/push.ts'
import { useNavActions, useNavState } from '../nav-ui.tsx'
import { topItemId, type MenuClick } from './menu-tree.ts'
import { SecondLevel } from './second-level.ts'

type Props = { id: string; item: TopLink; locale: Locale; onCount(click: MenuClick): void; children: ReactNode }

/**
 * One item of the row. In the HTML it is a link with the links of its second level beside it, for crawlers and for
 * pages without
 * JavaScript; alive, the same element is the button of its panel, and a middle click still opens its page.
 */
export function TopItem({ id, item, locale, onCount, children }: Props) {
  const { dispatch } = useNavActions()
  const opens = useHydrated() && item.megaMenu !== undefined
  const active = useNavState((state) => showsActive(state, id))
  const dimmed = useNavState((state) => isDimmed(state, id))
  const counted = clickCounted(() =>
    onCount({ link: { title: item.title, url: item.href }, href: item.href, branch: [] }),
  )

  const onClick = (event: MouseEvent) => {
    counted.onClick()
    if (!opens || !isPlainClick(event)) return
    event.preventDefault()
    dispatch({ type: 'click-top-item', item: id, megaMenu: item.megaMenu })
  }

  return (
    <li>
      <NavLink
        to={item.href}
        end
        discover="none"
        data-part="top"
        data-active={active || undefined}
        data-dimmed={dimmed || undefined}
        tabIndex={dimmed ? -1 : undefined}
        {...(opens && { role: 'button', 'aria-expanded': active })}
        draggable={false}
        data-deals={item.href === paths.deals(locale) || undefined}
        className="menu-top"
        {...counted}
        onClick={onClick}
      >
        {item.title}
      </NavLink>
      <PlainLinks id={id} />
      {active && <Suspense>{children}</Suspense>}
    </li>
  )
}

const nothing = { __html: '' }

/** The second level as it is in the HTML; the browser leaves it alone, and `treeInPage` reads it there. */
function PlainLinks({ id }: { id: string }) {
  const item = use(SecondLevel).find((each, place) => topItemId(each, place) === id)
  if (!item) return <ul className="menu-plain" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  // Promo links are those from the marked one on.
  const row = ({ title, href }: ShownLink, isFirstPromo: boolean) => (
    <li key={href + title} data-promos={isFirstPromo ? '' : undefined}>
      <a href={href}>{title}</a>
    </li>
  )
  return (
    <ul className="menu-plain">
      {item.links.map((link) => row(link, false))}
      {item.promos?.map((link, at) => row(link, at === 0))}
    </ul>
  )
}
