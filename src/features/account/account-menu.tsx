import type { MouseEvent } from 'react'
import { Link } from '../../ui/link.tsx'
import { accountMenuClick } from '../../domain/analytics/user-interaction.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { MenuDetails } from '../../ui/menu-details.tsx'
import { clickCounted, push } from '../analytics/push.ts'
import { useSignedIn } from './signed-in.ts'
import { useFirstName } from './who-is-here.ts'

export type AccountLinksProps = { locale: Locale; onSignIn(): void; onEmployee(): void }
type Item = { key: string; icon: IconName; href: string; text: string; open?(): void }

/**
 * The same in every visitor's HTML; the sign-in link is removed once the browser knows that the shopper is signed in.
 */
function useItems({ locale, onSignIn, onEmployee }: AccountLinksProps): Item[] {
  const signedIn = useSignedIn()
  const hasNoEmployeePrices = useLacks('employee-prices')
  return [
    ...(signedIn
      ? []
      : [
          {
            key: 'sign-in',
            icon: 'person',
            href: paths.login(locale),
            text: m.account_sign_in(),
            open: onSignIn,
          } as const,
        ]),
    { key: 'account', icon: 'person', href: paths.account(locale), text: m.account_title() },
    { key: 'wishlist', icon: 'heart', href: paths.wishlist(locale), text: m.account_wishlist() },
    ...(hasNoEmployeePrices
      ? []
      : [
          {
            key: 'employee',
            icon: 'star',
            href: paths.account(locale, 'employee'),
            text: m.account_employee(),
            open: onEmployee,
          } as const,
        ]),
  ]
}

/** One push a click; a plain click opens a modal where there is one, any other follows the link. */
function linkProps({ href, text, open }: Item) {
  const counted = clickCounted(() => push(accountMenuClick({ url: href, text, depth: 1 })))
  return {
    ...counted,
    onClick: (event: MouseEvent) => {
      counted.onClick()
      if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      open()
    },
  }
}

/** Letters that the room has in the usual width. */
const USUAL_LETTERS = 8

/**
 * The shopper's name has the room of the word that every visitor's HTML has there: nothing moves when it is known. A
 * long one is set smaller, on two lines where it is of two; one that is cut all the same is read whole when pointed at.
 */
function MenuLabel() {
  const name = useFirstName()
  const isLong = name !== undefined && name.length > USUAL_LETTERS
  return (
    <span
      {...(isLong && { title: name })}
      className={`w-18 text-right ${isLong ? 'line-clamp-2 text-xs leading-tight wrap-anywhere [font-stretch:85%]' : 'truncate'}`}
    >
      {name ? (
        <>
          <span className="sr-only">{m.account_menu()}, </span>
          {name}
        </>
      ) : (
        m.account_menu()
      )}
    </span>
  )
}

/** The account's menu of the header. */
export function AccountMenu(props: AccountLinksProps) {
  return (
    <MenuDetails label={<MenuLabel />}>
      <ul>
        {useItems(props).map((item) => (
          <li key={item.key}>
            <Link to={item.href} className="menu-line" {...linkProps(item)}>
              {item.text}
            </Link>
          </li>
        ))}
      </ul>
    </MenuDetails>
  )
}

/**
 * The same as rows of the phone's menu, which opens by script only: a guest has one way in, and who is signed in reads
 * as whom.
 */
export function AccountRows(props: AccountLinksProps) {
  const signedIn = useSignedIn()
  const name = useFirstName()
  return useItems(props)
    .filter(({ key }) => signedIn || key !== 'account')
    .map((item) => (
      <li key={item.key}>
        <Link to={item.href} className="flex min-h-12 items-center gap-3 px-5 hover:bg-ground" {...linkProps(item)}>
          <Icon name={item.icon} size={20} />
          <span className="shrink-0">{item.text}</span>
          {item.key === 'account' && name && <span className="ml-auto truncate text-ink-soft">{name}</span>}
        </Link>
      </li>
    ))
}

/** The same as links of the footer. */
export function AccountFooterLinks(props: AccountLinksProps) {
  return useItems(props)
    .filter(({ key }) => key === 'account' || key === 'employee')
    .map((item) => (
      <Link key={item.key} to={item.href} {...linkProps(item)}>
        {item.text}
      </Link>
    ))
}
