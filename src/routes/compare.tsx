import { shopName } from '../domain/shop-name.ts'
import { comparedIds, comparedRows, sizesToBuy } from '../domain/catalog/compared.ts'
import { paths } from '../domain/paths.ts'
import { CompareView } from '../features/compare/compare-view.tsx'
import { m } from '../paraglide/messages.js'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/compare'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag } = pageRead(args)
  const tiles = await shop.tiles(locale, comparedIds(args.params.ids), tag)
  const products = []
  for (const { id } of tiles) {
    const product = (await shop.product(locale, id, tag))?.product
    const sizes = product ? sizesToBuy(product) : []
    products.push({
      specifications: [
        ...(sizes.length > 0 ? [{ label: m.compare_sizes({}, { locale }), value: sizes.join(', ') }] : []),
        ...(product?.specifications ?? []),
      ],
    })
  }
  const ids = tiles.map(({ id }) => id)
  return {
    locale,
    tiles,
    rows: comparedRows(products),
    path: { en: paths.compare('en', ids), fr: paths.compare('fr', ids) },
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${m.compare_title()} | ${shopName()}` },
  // Every choice of products is an address.
  { name: 'robots', content: 'noindex' },
]

function CompareRoute({ loaderData: { tiles, rows, locale } }: Route.ComponentProps) {
  return <CompareView tiles={tiles} rows={rows} locale={locale} />
}
export default drawnByData(CompareRoute)
