import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Shell } from '../../domain/shell/shell.ts'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { wantMenu } from './menu/menu-store.ts'
import { wantMobileMenu } from './mobile/mobile-menu.tsx'
import { useNavActions, useNavState } from './nav-ui.tsx'
import { MENU_BUTTON_ID, SkipLinks } from './skip-links.tsx'
import { TopNavigation } from './menu/top-navigation.tsx'
import { ShopSign } from './shop-sign.tsx'
import { TopRibbon } from './top-ribbon.tsx'
import { useHeaderHidden } from './use-header-hidden.ts'
import { UtilityLinks } from './utility-links.tsx'
import { InTurn } from '../../ui/in-turn.tsx'

type Props = {
  locale: Locale
  /** Absent where the shell could not be read: the header then has no menu, but a way home and a search. */
  shell?: Shell
  alternateHref: string
  withRibbon: boolean
  search: ReactNode
  storeSelector: Record<'mobile' | 'desktop', ReactNode> | false
  accountMenu: ReactNode
  cartButton: ReactNode
}

/**
 * Skip links, ribbon, store selector, logo, search, utility links, top items: the order of acceptance 32. The whole is
 * sticky with a `top` of minus the ribbon's height, so that the ribbon scrolls away and the rest stays; the keyboard
 * brings it back.
 */
export function SiteHeader({
  locale,
  shell,
  alternateHref,
  withRibbon,
  search,
  storeSelector,
  accountMenu,
  cartButton,
}: Props) {
  return (
    <Sticky withRibbon={withRibbon}>
      <SkipLinks />
      {withRibbon && (
        <InTurn>
          <TopRibbon
            locale={locale}
            alternateHref={alternateHref}
            messages={shell?.promoMessages ?? []}
            storeSelector={storeSelector}
          />
        </InTurn>
      )}
      <div className="border-b border-line bg-surface">
        <div className="page-width flex flex-wrap items-center gap-x-1.5 py-1.5 sm:flex-nowrap sm:gap-x-4 lg:gap-x-8 lg:pt-4 lg:pb-2">
          <MenuButton locale={locale} />
          <Link
            to={paths.home(locale)}
            aria-label={m.shell_home(inShop())}
            className="flex min-h-11 shrink-0 items-center text-spruce-deep"
          >
            <ShopSign mark={36} className="h-[32px] lg:h-[40px]" />
          </Link>
          <div className="min-w-[min(10rem,100%)] flex-1 max-sm:noscript:order-last max-sm:noscript:w-full max-sm:noscript:flex-none lg:max-w-2xl">
            {search}
          </div>
          <div className="ml-auto flex items-center gap-1 max-sm:noscript:flex-wrap max-sm:noscript:justify-end">
            <InTurn>
              <UtilityLinks locale={locale} helpMenu={shell?.helpMenu ?? []} accountMenu={accountMenu} />
            </InTurn>
            {cartButton}
          </div>
        </div>
        {shell && (
          <InTurn>
            <TopNavigation items={shell.navigation} locale={locale} />
          </InTurn>
        )}
      </div>
    </Sticky>
  )
}

/**
 * What moves: its content is not drawn again when the header hides or a panel opens. At twice the size of text it would
 * cover most of a phone, and the question of consent: there it stays where the page begins.
 */
function Sticky({ withRibbon, children }: { withRibbon: boolean; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const hidden = useHeaderHidden(ref)
  const { set } = useNavActions()

  useEffect(() => {
    const header = ref.current
    if (!header) return
    const observer = new ResizeObserver(() => set('headerHeight', header.offsetHeight))
    observer.observe(header)
    return () => observer.disconnect()
  }, [set])

  return (
    <header
      ref={ref}
      data-site-header
      data-hidden={hidden || undefined}
      className={`site-header ${withRibbon ? '-top-12 has-[[data-ribbon]_:focus-visible]:top-0 lg:-top-10' : 'top-0'}`}
    >
      {children}
    </header>
  )
}

function MenuButton({ locale }: { locale: Locale }) {
  const { dispatch, set } = useNavActions()
  const opened = useNavState(({ openPanels }) => openPanels.includes('mobile-menu'))
  const want = () => {
    wantMenu(locale)
    wantMobileMenu()
  }
  const open = () => {
    // At its first level, wherever it was left.
    set('toggledSubMenus', [])
    dispatch({ type: 'open-panel', panel: 'mobile-menu' })
  }
  return (
    <IconButton
      id={MENU_BUTTON_ID}
      icon="menu"
      label={m.shell_menu()}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
      onClick={open}
      className="-ml-[10px] lg:hidden noscript:hidden"
    />
  )
}
