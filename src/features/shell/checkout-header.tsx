import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { CHECKOUT_HELP_ID } from './checkout-footer.tsx'
import { ShopSign } from './shop-sign.tsx'
import { NAVIGATION_ID, SkipLinks } from './skip-links.tsx'

/**
 * The header while an order is placed: whose shop it is, where to find help, and the way back to the
 * cart. Nothing else leads away from what is
 * being bought (decision 0018). Help is at the end of the same page, where a half-filled form stays as it is.
 */
export function CheckoutHeader({ locale, cartButton }: { locale: Locale; cartButton: ReactNode }) {
  return (
    <header className="relative border-b border-line bg-surface">
      <SkipLinks />
      <nav
        id={NAVIGATION_ID}
        tabIndex={-1}
        aria-label={m.shell_utility_checkout()}
        className="page-width flex max-w-6xl! flex-wrap items-center gap-x-2 py-1.5 sm:gap-x-5 lg:py-3"
      >
        <Link
          to={paths.home(locale)}
          aria-label={m.shell_home(inShop())}
          className="flex min-h-11 shrink-0 items-center text-spruce-deep"
        >
          <ShopSign className="h-[22px] sm:h-[32px] lg:h-[36px]" />
        </Link>
        <p className="ml-auto flex items-center gap-1 text-sm font-medium whitespace-nowrap sm:gap-1.5 sm:text-base">
          <Icon name="lock" size={18} className="max-sm:hidden" />
          {m.checkout_secure()}
        </p>
        <a
          href={`#${CHECKOUT_HELP_ID}`}
          className="flex min-h-11 items-center px-1 text-sm font-medium underline underline-offset-4 sm:text-base"
        >
          {m.shell_help()}
        </a>
        {cartButton}
      </nav>
    </header>
  )
}
