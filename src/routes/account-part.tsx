import type { AccountAnswer } from '../domain/accounts/account-answer.ts'
import type { AccountSection } from '../domain/accounts/account-pages.ts'
import type { Locale } from '../domain/locale.ts'
import { shopDate } from '../domain/shop-day.ts'
import { paths } from '../domain/paths.ts'
import { Addresses } from '../features/account/addresses.tsx'
import { EmployeeForm } from '../features/account/employee-form.tsx'
import { Overview } from '../features/account/overview.tsx'
import { PrivacyView } from '../features/account/privacy-view.tsx'
import { ProfileForm } from '../features/account/profile-form.tsx'
import { ReviewsView } from '../features/account/reviews-view.tsx'
import { SecurityView } from '../features/account/security-view.tsx'
import { WishlistView, wishSizes } from '../features/account/wishlist-view.tsx'
import { ProductTile } from '../features/catalog/product-tile.tsx'
import { stateName } from '../features/orders/order-words.ts'
import { OwnOrders } from '../features/orders/own-orders.tsx'
import { OwnStore } from '../features/stores/own-store.tsx'
import type { VisitorContext } from '../server/pages/context.ts'
import type { Shop } from '../server/app/shop.ts'

type From = {
  visitor: VisitorContext
  shop: Shop
  siteUrl: string
  /** Of a part that has several. */
  page: number
}
const untagged = () => {}
const noState = { entitled: false } as const

/** The data of each part of “my account”: loaded here, shown below. */
const readers = {
  overview: async (locale: Locale, { visitor, shop }: From) => {
    const [profile, addresses, employee, wishlist, { orders }, stores] = await Promise.all([
      visitor.profile(),
      visitor.addresses(),
      visitor.employee(),
      visitor.wishlist(),
      visitor.readOrders(),
      shop.stores(locale, untagged),
    ])
    const wishes = await shop.tiles(locale, wishlist?.products ?? [], untagged)
    return {
      kind: 'overview' as const,
      profile: profile!,
      address: addresses[0],
      employee: employee ?? noState,
      wishes: wishes.length,
      last: orders[0],
      store: stores.find(({ slug }) => slug === profile?.favouriteStore),
    }
  },
  profile: async (locale: Locale, { visitor, shop }: From) => ({
    kind: 'profile' as const,
    profile: (await visitor.profile())!,
    stores: (await shop.stores(locale, untagged)).map(({ slug, name }) => ({ slug, name })),
  }),
  addresses: async (_: Locale, { visitor }: From) => ({
    kind: 'addresses' as const,
    addresses: await visitor.addresses(),
  }),
  orders: async (_: Locale, { visitor, page }: From) => ({
    kind: 'orders' as const,
    ...(await visitor.readOrders(page)),
  }),
  wishlist: async (locale: Locale, { visitor, shop, siteUrl }: From) => {
    const list = await visitor.wishlist()
    const products = list?.products ?? []
    const tiles = await shop.tiles(locale, products, untagged)
    const shown = new Set(tiles.map(({ id }) => id))
    return {
      kind: 'wishlist' as const,
      tiles,
      missing: products.filter((product) => !shown.has(product)),
      link: list?.shared && siteUrl + paths.wishlist(locale, list.shared),
      left: visitor.guestWishes().length,
    }
  },
  reviews: async (locale: Locale, { visitor, shop, page }: From) => {
    const own = (await visitor.ownReviews(page))!
    const codes = own.reviews.flatMap(({ product }) => product ?? [])
    const tiles = await shop.tiles(locale, [...new Set(codes)], untagged)
    const sold = Object.fromEntries(tiles.map(({ id, title, href }) => [id, { title, href }]))
    return { kind: 'reviews' as const, ...own, sold }
  },
  security: async (_: Locale, { visitor }: From) => ({
    kind: 'security' as const,
    security: (await visitor.security())!,
  }),
  employee: async (_: Locale, { visitor }: From) => ({
    kind: 'employee' as const,
    employee: (await visitor.employee()) ?? noState,
  }),
  privacy: async (_: Locale, { visitor }: From) => ({
    kind: 'privacy' as const,
    underWay: await visitor.ordersUnderWay(),
    reviews: (await visitor.countOwnReviews())!,
  }),
} satisfies Record<AccountSection | 'overview', (locale: Locale, from: From) => Promise<{ kind: string }>>

export const readPart = (section: AccountSection | undefined, locale: Locale, from: From) =>
  readers[section ?? 'overview'](locale, from)
export type AccountPartData = Awaited<ReturnType<typeof readPart>>

type Props = { part: AccountPartData; locale: Locale; answer?: AccountAnswer; typed?: Record<string, string> }

export function AccountPart({ part, locale, answer, typed }: Props) {
  switch (part.kind) {
    case 'overview':
      return (
        <Overview
          locale={locale}
          {...part}
          store={<OwnStore saved={part.store} locale={locale} />}
          order={
            part.last && {
              number: part.last.number,
              day: shopDate(part.last.placedAt, locale),
              state: stateName(part.last.state, part.last.fulfilment),
            }
          }
        />
      )
    case 'profile':
      return <ProfileForm {...part} answer={answer} />
    case 'addresses':
      return <Addresses locale={locale} addresses={part.addresses} answer={answer} typed={typed} />
    case 'orders':
      return <OwnOrders {...part} locale={locale} />
    case 'wishlist':
      return (
        <WishlistView
          wishes={part.tiles.map((tile) => ({
            id: tile.id,
            title: tile.title,
            tile: <ProductTile tile={tile} heading="h2" sizes={wishSizes.inAccount} />,
          }))}
          missing={part.missing}
          link={part.link}
          left={part.left}
        />
      )
    case 'reviews':
      return <ReviewsView {...part} locale={locale} />
    case 'security':
      return <SecurityView locale={locale} security={part.security} answer={answer} />
    case 'employee':
      return <EmployeeForm locale={locale} employee={part.employee} answer={answer} typed={typed} />
    case 'privacy':
      return <PrivacyView {...part} locale={locale} answer={answer} typed={typed} />
  }
}
