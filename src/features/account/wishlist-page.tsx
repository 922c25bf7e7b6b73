import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'

export const wishlistTitle = (name: string): string => (name ? m.account_wishlist_of({ name }) : m.account_wishlist())

/** A wishlist as its guests see it, or a guest's own. */
export function WishlistPage({
  locale,
  name,
  guest,
  children,
}: {
  locale: Locale
  name: string
  guest: boolean
  children: ReactNode
}) {
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="wide mb-6 text-title">{wishlistTitle(name)}</h1>
      {guest && (
        <p className="mb-8">
          <Link
            to={paths.loginFor(locale, paths.account(locale, 'wishlist'))}
            reloadDocument
            className="underline underline-offset-4"
          >
            {m.account_wishlist_guest()}
          </Link>
        </p>
      )}
      {children}
    </div>
  )
}
