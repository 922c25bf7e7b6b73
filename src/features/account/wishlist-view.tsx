import { useEffect, useState, type ReactNode } from 'react'
import { MOST_WISHES } from '../../domain/accounts/account-rules.ts'
import { wishesCookie } from '../../domain/accounts/guest-wishes.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { knowWishes } from './wishes.ts'

export type Wish = { id: string; title: string; tile: ReactNode }

type Props = {
  wishes: readonly Wish[]
  /** Products of the list that the shop does not offer now. */
  missing: readonly string[]
  /** The whole address by which others see the list. */
  link?: string
  /** How many of a guest's wishes found no room. */
  left: number
}

/** The wishlist of a customer: its products, and the link by which others see it. */
export function WishlistView({ wishes, missing, link, left }: Props) {
  const listed = wishes.map(({ id }) => id).join('.')
  useEffect(() => knowWishes(listed ? listed.split('.') : []), [listed])
  return (
    <>
      {left > 0 && <Notice>{m.account_wishes_left({ count: left, most: MOST_WISHES })}</Notice>}
      {missing.length > 0 && (
        <Notice>
          {m.account_wishes_missing({ count: missing.length })}
          <AccountForm
            intent="unwish"
            hidden={{ product: wishesCookie(missing) }}
            submit={m.account_wishes_missing_remove({ count: missing.length })}
            look={{ variant: 'quiet', size: 'sm' }}
            className="-ml-3"
            inPlace
          />
        </Notice>
      )}
      {(wishes.length > 0 || missing.length === 0) && <WishGrid wishes={wishes} removable />}
      {(wishes.length > 0 || link) && (
        <div className="mt-10">
          <Card heading={m.account_wishlist_share_title()}>
            {link && <SharedLink link={link} />}
            <AccountForm
              intent="share"
              hidden={{ shared: link ? undefined : 'on' }}
              submit={link ? m.account_wishlist_unshare() : m.account_wishlist_share()}
              look={{ variant: 'secondary' }}
              inPlace
              leadsTo={link ? undefined : LINK_ID}
            />
          </Card>
        </div>
      )}
    </>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className="mb-6 flex items-start gap-2.5 rounded-card border border-line bg-ground px-4 py-3">
    <Icon name="alert" size={22} className="mt-px shrink-0" />
    <div>{children}</div>
  </div>
)

const LINK_ID = 'wishlist-link'

/** The link by which others see the list, to be copied. */
function SharedLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  // On an address that is not secure there is no clipboard.
  const canCopy = useHydrated() && 'clipboard' in navigator
  return (
    <div className="mb-4">
      <TextField
        id={LINK_ID}
        label={m.account_wishlist_link()}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {canCopy && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => document.getElementById(LINK_ID)?.focus(),
            )
          }
        >
          {m.account_wishlist_copy()}
        </Button>
      )}
      <p role="status" className="mt-1 text-sm text-spruce-deep">
        {copied && m.account_wishlist_copied()}
      </p>
    </div>
  )
}

/** Puts a product that was just removed on the list again. */
export const PutBack = ({ product }: { product: string }) => (
  <AccountForm
    intent="wish"
    hidden={{ product }}
    submit={m.account_wishlist_put_back()}
    look={{ variant: 'quiet', size: 'sm' }}
    className="-my-2 ml-auto"
    inPlace
    leadsTo={wishId(product)}
  />
)
const wishId = (product: string) => `wish-${product}`

/** How wide a tile is beside the account's parts, and on a page of its own. */
export const wishSizes = {
  inAccount:
    '(min-width: 1440px) 260px, (min-width: 1280px) 17.5vw, (min-width: 1024px) 21vw, (min-width: 768px) 29.5vw, 45vw',
  ownPage: '(min-width: 1440px) 332px, (min-width: 1024px) 22.5vw, (min-width: 768px) 29.5vw, 45vw',
}

/** The products of a list, as tiles; `removable` by whose list it is. */
export function WishGrid({ wishes, removable = false }: { wishes: readonly Wish[]; removable?: boolean }) {
  if (wishes.length === 0) return <NoWishes />
  return (
    <div className="@container">
      <ul className="grid grid-pairs gap-x-4 gap-y-8 md:grid-cols-3 @4xl:grid-cols-4">
        {wishes.map(({ id, title, tile }) => (
          <li key={id} id={removable ? wishId(id) : undefined} className="flex flex-col justify-between">
            {tile}
            {removable && (
              <AccountForm
                intent="unwish"
                hidden={{ product: id }}
                submit={m.account_address_remove()}
                label={m.account_wishlist_remove({ title })}
                look={{ variant: 'danger', size: 'sm' }}
                className="-ml-3 mt-2"
                inPlace
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoWishes() {
  const locale = getLocale()
  return (
    <>
      <p className="text-lg text-ink-soft">{m.account_wishlist_none()}</p>
      <p className="mt-6 button-row">
        <ButtonLink to={paths.newArrivals(locale)}>{m.cart_see_new()}</ButtonLink>
        <ButtonLink to={paths.deals(locale)} variant="secondary">
          {m.cart_see_deals()}
        </ButtonLink>
      </p>
    </>
  )
}
