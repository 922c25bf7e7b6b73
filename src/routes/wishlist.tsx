import { data, redirect } from 'react-router'
import type { Route } from './+types/wishlist'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { WishGrid, wishSizes } from '../features/account/wishlist-view.tsx'
import { WishlistPage, wishlistTitle } from '../features/account/wishlist-page.tsx'
import { ProductTile } from '../features/catalog/product-tile.tsx'
import { pageContext, visitorContext } from '../server/pages/context.ts'
import { drawnByData } from './framed-page.tsx'

/** A shared list, by its link; without a link, the guest's own. Signed-in shoppers have theirs in the account. */
export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const { shop } = context.get(pageContext)
  const visitor = context.get(visitorContext)
  if (!token && (await visitor.customer())) throw redirect(paths.account(locale, 'wishlist'), 303)
  const list = token ? await visitor.sharedWishlist(token) : { name: '', products: visitor.guestWishes() }
  if (!list) throw data(null, { status: 404 })
  return {
    locale,
    name: list.name,
    guest: !token,
    tiles: await shop.tiles(locale, list.products, () => {}),
    path: { en: paths.wishlist('en', token), fr: paths.wishlist('fr', token) },
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? wishlistTitle(loaderData.name) : ''} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

function WishlistRoute({ loaderData: { locale, name, guest, tiles } }: Route.ComponentProps) {
  return (
    <WishlistPage locale={locale} name={name} guest={guest}>
      <WishGrid
        wishes={tiles.map((tile) => ({
          id: tile.id,
          title: tile.title,
          tile: <ProductTile tile={tile} heading="h2" sizes={wishSizes.ownPage} />,
        }))}
      />
    </WishlistPage>
  )
}
export default drawnByData(WishlistRoute)
