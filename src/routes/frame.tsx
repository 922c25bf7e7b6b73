import { useCallback, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { Locale } from '../domain/locale.ts'
import type { Shell } from '../domain/shell/shell.ts'
import { CartButton } from '../features/cart/cart-button.tsx'
import { CartPanel } from '../features/cart/cart-panel.tsx'
import { CartProvider, useCart } from '../features/cart/cart-provider.tsx'
import { MobileMenu } from '../features/shell/mobile-menu.tsx'
import { NavUIProvider, useNavUI } from '../features/shell/nav-ui.tsx'
import { pagePropsOf } from '../features/shell/page-props.ts'
import { RouteChange } from '../features/shell/route-change.tsx'
import { SearchForm } from '../features/shell/search-form.tsx'
import { SiteFooter } from '../features/shell/site-footer.tsx'
import { SiteHeader } from '../features/shell/site-header.tsx'
import { CONTENT_ID } from '../features/shell/skip-links.tsx'

type Props = { locale: Locale; shell?: Shell; children: ReactNode }

/** What every page wears: header, main, side panels, footer, in the order of acceptance 32. It joins the shell with the cart. */
export function Frame({ locale, shell, children }: Props) {
  return (
    <NavUIProvider>
      <WithCart locale={locale}>
        <Parts locale={locale} shell={shell}>
          {children}
        </Parts>
      </WithCart>
    </NavUIProvider>
  )
}

function WithCart({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { dispatch } = useNavUI()
  const openCart = useCallback(() => dispatch({ type: 'open-panel', panel: 'cart' }), [dispatch])
  return (
    <CartProvider locale={locale} onAttention={openCart}>
      {children}
    </CartProvider>
  )
}

function Parts({ locale, shell, children }: Props) {
  const { state, dispatch } = useNavUI()
  const { clearMessages } = useCart()
  const { alternateHref, hideTopRibbonAndStoreSelector } = pagePropsOf(useMatches(), locale)
  const cartOpen = state.openPanels.includes('cart')
  const cartButton = <CartButton locale={locale} open={cartOpen} onOpen={() => dispatch({ type: 'open-panel', panel: 'cart' })} />
  return (
    <>
      <SiteHeader locale={locale} shell={shell} alternateHref={alternateHref} withRibbon={!hideTopRibbonAndStoreSelector} search={<SearchForm locale={locale} />} cartButton={cartButton} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {shell && <MobileMenu shell={shell} alternateHref={alternateHref} />}
      <CartPanel locale={locale} open={cartOpen} onClose={() => dispatch({ type: 'close-panel', panel: 'cart' })} />
      <SiteFooter locale={locale} columns={shell?.footer ?? []} alternateHref={alternateHref} />
      <RouteChange onChange={clearMessages} />
    </>
  )
}
