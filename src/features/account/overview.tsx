import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EmployeeState, Profile, SavedAddress } from '../../domain/accounts/account-view.ts'
import type { AccountSection } from '../../domain/accounts/account-pages.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
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
  /** The name of the favourite store. */
  store?: string
}

/** The account at a glance; each tile leads to its part. */
export function Overview({ locale, profile, address, employee, wishes, order, store }: OverviewProps) {
  return (
    <>
      <p className="wide text-heading">{m.account_hello({ name: profile.name })}</p>
      <p className="mb-6 text-ink-soft">{profile.email}</p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Tile locale={locale} section="orders" icon="truck">
          {order ? (
            <>
              <span className="block font-semibold text-spruce-deep">{order.state}</span>
              {m.account_last_order({ number: order.number, date: order.day })}
            </>
          ) : (
            m.account_orders_text()
          )}
        </Tile>
        <Tile locale={locale} section="addresses" icon="pin">
          {address ? <AddressText address={address} locale={locale} /> : m.account_address_none()}
        </Tile>
        <Tile locale={locale} section="profile" icon="store">
          {store ? m.store_mine({ name: store }) : m.account_profile_text()}
        </Tile>
        <Tile locale={locale} section="wishlist" icon="heart">
          {wishes > 0 ? m.account_wishes_count({ count: wishes }) : m.account_wishes_none()}
        </Tile>
        <Tile locale={locale} section="security" icon="lock">
          {m.account_security_text()}
        </Tile>
        {employee.entitled && (
          <Tile locale={locale} section="employee" icon="person">
            {employee.on ? m.account_employee_on() : m.account_employee_off()}
          </Tile>
        )}
      </ul>
    </>
  )
}

function Tile({
  locale,
  section,
  icon,
  children,
}: {
  locale: Locale
  section: AccountSection
  icon: IconName
  children: ReactNode
}) {
  return (
    <li className="relative rounded-card border border-line bg-surface p-5 hover:border-ink">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} size={22} className="text-spruce" />
        <Link to={paths.account(locale, section)} className="after:absolute after:inset-0">
          {sectionTitle(section)}
        </Link>
      </h2>
      <div className="mt-2 text-ink-soft">{children}</div>
    </li>
  )
}
