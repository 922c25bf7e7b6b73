import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import type { EmployeeState, Profile, SavedAddress } from '../../domain/accounts/account-view.ts'
import type { AccountSection } from '../../domain/accounts/account-pages.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ListedTitle } from '../../ui/headline.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { sectionTitle } from './account-layout.tsx'
import { AddressText } from './addresses.tsx'

export type OverviewProps = {
  locale: Locale
  profile: Profile
  address?: SavedAddress
  employee: EmployeeState
  wishes: number
  /** The newest order: its number, the day, and how far it is. */
  order?: { number: string; day: string; state: string }
  /** The favourite store and its hours of today, or that there is none yet. */
  store: ReactNode
}

/** The account at a glance; each tile leads to its part. */
export function Overview({ locale, profile, address, employee, wishes, order, store }: OverviewProps) {
  const hasNoStores = useLacks('stores')
  const part = (section: AccountSection) => ({ to: paths.account(locale, section), title: sectionTitle(section) })
  return (
    <>
      <p className="wide text-heading wrap-anywhere">
        <ListedTitle>{m.account_hello({ name: profile.name })}</ListedTitle>
      </p>
      <p className="mb-6 wrap-anywhere text-ink-soft">{profile.email}</p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Tile {...part('orders')} icon="truck">
          {order ? (
            <>
              <Link to={paths.order(locale, order.number)} className={overTile}>
                {order.state}
              </Link>
              <p>{m.account_last_order({ number: order.number, date: order.day })}</p>
            </>
          ) : (
            <>
              <p>{m.account_orders_none()}</p>
              <Link to={paths.newArrivals(locale)} className={overTile}>
                {m.cart_see_new()}
              </Link>
            </>
          )}
        </Tile>
        {!hasNoStores && (
          <Tile to={paths.stores(locale)} title={m.account_store()} icon="store">
            {store}
          </Tile>
        )}
        <Tile {...part('addresses')} icon="pin">
          {address ? <AddressText address={address} locale={locale} /> : m.account_address_none()}
        </Tile>
        <Tile {...part('wishlist')} icon="heart">
          {wishes > 0 ? m.account_wishes_count({ count: wishes }) : m.account_wishes_none()}
        </Tile>
        <Tile {...part('profile')} icon="person">
          {m.account_profile_text()}
        </Tile>
        <Tile {...part('security')} icon="lock">
          {m.account_security_text()}
        </Tile>
        {employee.entitled && (
          <Tile {...part('employee')} icon="star">
            {employee.on ? m.account_employee_on() : m.account_employee_off()}
          </Tile>
        )}
      </ul>
    </>
  )
}

/** The whole tile is the link of its heading, except for a link of its own. */
const overTile = 'relative z-1 inline-flex min-h-8 items-center font-semibold text-spruce-deep underline'

function Tile({ to, title, icon, children }: { to: string; title: string; icon: IconName; children: ReactNode }) {
  return (
    <li className="relative rounded-card border border-line bg-surface p-5 hover:border-ink">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} size={22} className="text-spruce" />
        <Link to={to} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h2>
      <div className="mt-2 text-ink-soft">{children}</div>
    </li>
  )
}
