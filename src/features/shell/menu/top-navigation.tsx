import { useCallback, useContext, useEffect, useRef, type FocusEvent } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '../../../domain/locale.ts'
import { menuIsOpen } from '../../../domain/navigation/nav-state.ts'
import type { Shell } from '../../../domain/shell/shell.ts'
import { m } from '../../../paraglide/messages.js'
import { cachedMarkup, numberOf } from '../../../ui/cached-markup.tsx'
import { LostOpening, lazyPart } from '../../../ui/lazy-part.tsx'
import { useNavActions, useNavState } from '../nav-ui.tsx'
import { NAVIGATION_ID } from '../skip-links.tsx'
import { useMenu, wantMenu } from './menu-store.ts'
import { topItemId, trackMenuClick, treeInPage, type MenuClick } from './menu-tree.ts'
import { SecondLevel } from './second-level.ts'
import { TopItem } from './top-item.tsx'
import { loadMenuKeys, useMenuKeys } from './use-menu-keys.ts'

// The panels come with the first sign of intent (acceptance 37 does the same for modals).
const loadPanel = () => import('./mega-panel.tsx')
const MegaPanel = lazyPart(async () => (await loadPanel()).MegaPanel, LostOpening)

/**
 * The top items in a row, each with its panel (acceptance 84–86). Twelve French titles fit from 1024 px by a narrower
 * cut of the same font; longer ones of a merchant scroll sideways. Phones have the items in the menu panel; without
 * JavaScript they wrap here.
 */
export const TopNavigation = cachedMarkup('navigation', TopItems, ({ items }: Props) => {
  const { pathname } = useLocation()
  // An item is marked on its own page.
  return [items, numberOf(useContext(SecondLevel)), items.some(({ href }) => href === pathname) && pathname]
})

type Props = { items: Shell['navigation']; locale: Locale }

function TopItems({ items, locale }: Props) {
  const nav = useRef<HTMLElement>(null)
  const { set, dismissNav } = useNavActions()
  const menu = useMenu()
  const { onKeyDown, takeFocus } = useMenuKeys(nav, menu)
  const open = useNavState(menuIsOpen)
  const onCount = (click: MenuClick) => trackMenuClick(menu ?? treeInPage(items), click)

  const want = useCallback(() => {
    wantMenu(locale)
    // Requested again on click; a failure here must not be an error of the page.
    loadPanel().catch(() => undefined)
    loadMenuKeys().catch(() => undefined)
  }, [locale])

  useEffect(() => {
    if (!open) return
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) dismissNav()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [open, dismissNav])

  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !nav.current?.contains(relatedTarget)) dismissNav()
  }

  return (
    <nav
      ref={nav}
      id={NAVIGATION_ID}
      tabIndex={-1}
      aria-label={m.shell_main_navigation()}
      className="menu-row page-width hidden lg:block noscript:block"
      onKeyDown={onKeyDown}
      onFocus={want}
      onBlur={closeWhenLeft}
      onTouchStart={want}
      onPointerEnter={() => {
        want()
        set('mouseOverNav', true)
      }}
      onPointerLeave={() => set('mouseOverNav', false)}
    >
      {open && <div aria-hidden="true" className="menu-shade" onClick={dismissNav} />}
      <ul className="-mx-1.5 flex overflow-x-auto [scrollbar-width:none] max-lg:flex-wrap min-[84rem]:gap-x-1 xl:-mx-2.5">
        {items.map((item, place) => (
          <TopItem
            key={topItemId(item, place)}
            id={topItemId(item, place)}
            item={item}
            locale={locale}
            onCount={onCount}
          >
            <MegaPanel item={item} items={items} menu={menu} locale={locale} onCount={onCount} takeFocus={takeFocus} />
          </TopItem>
        ))}
      </ul>
    </nav>
  )
}
