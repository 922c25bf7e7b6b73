import { redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from '../ui/link.tsx'
import { addToCart, viewItem } from '../domain/analytics/ecommerce.ts'
import { soldVariant } from '../domain/analytics/sold-item.ts'
import { MOST_COMPARED } from '../domain/catalog/compared.ts'
import type { Tile } from '../domain/catalog/tile.ts'
import { pageProduct } from '../domain/catalog/page-product.ts'
import type { Product, Variant } from '../domain/catalog/product.ts'
import { canBuyAny, chosenOf } from '../domain/catalog/variants.ts'
import { paths } from '../domain/paths.ts'
import { asSearch, ownSearch, productOptions, withSearch } from '../domain/search-text.ts'
import { breadcrumbJsonLd } from '../domain/seo/breadcrumb-json-ld.ts'
import { productJsonLd } from '../domain/seo/product-json-ld.ts'
import { inRows, ofRows } from '../domain/rows.ts'
import { push } from '../features/analytics/push.ts'
import { useTrack } from '../features/analytics/use-track.ts'
import { useAddToCart } from '../features/cart/cart-provider.tsx'
import { whoWrites } from '../features/account/who-is-here.ts'
import { WishButton } from '../features/account/wish-button.tsx'
import { BuyNow } from '../features/checkout/buy-now.tsx'
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx'
import { ProductCarousel } from '../features/catalog/product-carousel.tsx'
import { CompareChoice } from '../features/compare/compare-choice.tsx'
import { ProductView } from '../features/product/product-view.tsx'
import { sizeGuideWith } from '../features/product/size-guide-link.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import type { PageHandle } from '../features/shell/page-props.ts'
import { QuestionsLink } from '../features/questions/questions-link.tsx'
import { ProductReviews } from '../features/reviews/product-reviews.tsx'
import { StorePickup, type RefusalText } from '../features/stores/store-pickup.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useSettings } from '../ui/shop-settings.ts'
import { structuredDataContext } from '../server/pages/context.ts'
import { ProductCompanions } from './product-companions.tsx'
import { missingPage } from './missing-page.ts'
import { pageRead } from '../server/pages/page-read.ts'
import { useConversions } from './use-insights.ts'
import { latePart } from '../ui/late-part.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'
import { useLacks } from '../ui/lacks.ts'
import type { Route } from './+types/product'
import { drawnByData } from './framed-page.tsx'

const SizeGuideLink = sizeGuideWith(
  async () => (await import('../features/size-guides/size-guide-dialog.tsx')).SizeGuideDialog,
)

// Few products have one.
const VideoButton = latePart(
  'product-video',
  async () => (await import('../features/video/video-button.tsx')).VideoButton,
)

const refusalText: RefusalText = (refused) =>
  import('../features/cart/refusal-text.ts').then(
    (words) => words.refusalText(refused),
    () => m.product_refused_failed(),
  )

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const { id, slug } = args.params
  const page = await shop.product(locale, id, tag)
  if (!page) throw await instead(args, id)
  // The id decides; another slug is an old or a mistyped address (acceptance 11).
  if (slug !== page.product.slug) throw redirect(paths.product(locale, id, page.product.slug) + args.url.search, 301)
  const { isGiftCard, path, ...shown } = page
  const { product, crumbs, reviews } = shown
  const [terms, lacks] = [await shop.terms(), await shop.lacks()]
  args.context.set(structuredDataContext, () => [
    productJsonLd({ ...product, isGiftCard }, siteUrl, reviews?.shown, terms, lacks),
    breadcrumbJsonLd([...crumbs, { name: product.title, href: path[locale] }], siteUrl),
  ])
  return { path, siteUrl, page: inRows({ ...shown, product: pageProduct(product) }) }
}

/** An address may name a variant by its SKU (acceptance 21). */
async function instead(args: Route.LoaderArgs, sku: string) {
  const { shop, locale, tag } = pageRead(args)
  const moved = await shop.variantPath(locale, sku, tag)
  return moved === undefined ? missingPage(args, sku) : redirect(withSearch(moved, args.url.search), 301)
}

/** Another colour or size is in the page already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export const handle: PageHandle = { searchIn: (parameters) => asSearch(ownSearch(parameters, productOptions)) }

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { siteUrl, page, path } = loaderData
  const { product } = ofRows(page)
  return pageMeta({
    siteUrl,
    locale: getLocale(),
    title: product.title.includes(product.brand.name) ? product.title : `${product.title} – ${product.brand.name}`,
    description: product.description,
    path,
    picture: product.colours[0]?.pictures[0] ?? product.pictures[0],
    type: 'product',
  })
}

function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, tagInfo, holidays, crumbs, companions, related, reviews, questions, sizeGuide, video } = ofRows(
    loaderData.page,
  )
  const { add } = useAddToCart()
  const { addedToCart } = useConversions()
  const [parameters] = useSearchParams()
  useTrack(`item ${product.id}`, () => viewItem(soldVariant(product, seenVariant(product, parameters))))
  const stores = useHashDialog('stores')
  const hasNoPickup = useLacks('pickup')
  const gateway = useSettings().cardForm ?? 'test'
  const canBuy = canBuyAny(product.variants, product.availability).ok
  const addCounted = async (sku: string, quantity: number, more?: Parameters<typeof add>[3]) => {
    const answer = await add(sku, quantity, product.title, more)
    if (answer.ok) addedToCart(product.id)
    if (answer.ok)
      push(
        addToCart(
          soldVariant(
            product,
            product.variants.find((own) => own.sku === sku),
            quantity,
          ),
        ),
      )
    return answer
  }
  return (
    <>
      {/* Another product is another page: no choice or message of this one stays. */}
      <ProductView
        key={product.id}
        product={product}
        tagInfo={tagInfo}
        holidays={holidays}
        onAdd={addCounted}
        wish={
          <div className="flex flex-wrap items-center gap-x-6 print:hidden">
            <WishButton productId={product.id} locale={getLocale()} />
            <CompareChoice product={product} locale={getLocale()} />
          </div>
        }
        breadcrumbs={<Breadcrumbs crumbs={crumbs} leadsHere />}
        {...(reviews && {
          reviews: (
            <ProductReviews
              reviews={reviews}
              title={product.title}
              href={paths.reviews(getLocale(), product.id, product.slug)}
              locale={getLocale()}
            />
          ),
        })}
        {...(video && { video: <VideoButton video={video} /> })}
        questions={
          <QuestionsLink
            count={questions}
            href={paths.questions(getLocale(), product.id, product.slug)}
            whoAsks={whoWrites}
          />
        }
        {...(sizeGuide && { sizeGuide: <SizeGuideLink {...sizeGuide} /> })}
        {...(canBuy && { companions: <ProductCompanions tiles={companions} /> })}
        related={
          <>
            <ProductCarousel heading={canBuy ? m.product_related() : m.product_close_to()} tiles={related} />
            {related.length > 0 && (
              <p className="mt-4">
                <Link to={compareHref(product, related)} className="underline underline-offset-4">
                  {m.compare_link()}
                </Link>
              </p>
            )}
          </>
        }
        renderBuyNow={(wanted) => (
          <BuyNow {...wanted} locale={getLocale()} gateway={gateway} refusalText={refusalText} />
        )}
        {...(!hasNoPickup && {
          renderPickup: ({ shown, variant }) => (
            <StorePickup
              product={product}
              variant={variant ?? shown}
              isChosen={variant !== undefined}
              onPickup={(sku, store) => addCounted(sku, 1, { store })}
              refusalText={refusalText}
              onChoose={stores.show}
            />
          ),
        })}
      />
    </>
  )
}
export default drawnByData(ProductRoute)

/** The product beside those that are most like it. */
const compareHref = ({ id }: Product, related: readonly Tile[]): string =>
  paths.compare(getLocale(), [id, ...related.map((tile) => tile.id)].slice(0, MOST_COMPARED))

/** What the page opened with: without a size while none is chosen. */
function seenVariant(product: Product, parameters: URLSearchParams): Variant | undefined {
  const { shown, variant } = chosenOf(product, { colour: parameters.get('colour'), size: parameters.get('size') }) ?? {}
  return variant ?? (shown && { ...shown, size: undefined })
}
