import { memo, useMemo, useState, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { audienceName } from '../../domain/catalog/audience.ts'
import type { Product } from '../../domain/catalog/product.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { canBuyAny, type Chosen } from '../../domain/catalog/variants.ts'
import { paths } from '../../domain/paths.ts'
import { discountPercent } from '../../domain/pricing/discount-percent.ts'
import { paidPrice } from '../../domain/pricing/price.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ChosenPrice } from './chosen-price.tsx'
import { BuyForm, type RenderBuyNow } from './buy-form.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { Gallery } from './gallery.tsx'
import { OptionForm } from './option-form.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductTags } from './product-tags.tsx'
import { PromiseLine } from './promise-line.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SellerLine } from './seller-line.tsx'
import { StockLine } from './stock-line.tsx'
import type { OnAdd } from './use-adding.ts'
import { useChosenVariant } from './use-chosen-variant.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { Headline } from '../../ui/headline.tsx'

type ProductViewProps = {
  product: Product
  tagInfo: ProductPage['tagInfo']
  holidays: ProductPage['holidays']
  onAdd: OnAdd
  wish: ReactNode
  breadcrumbs: ReactNode
  reviews?: ReactNode
  /** The way to questions and answers. */
  questions?: ReactNode
  /** What goes with it, of what can be bought. */
  companions?: ReactNode
  related: ReactNode
  /** The way to its table of sizes. */
  sizeGuide?: ReactNode
  /** The way to a video of it. */
  video?: ReactNode
  /** What the stores have of what is chosen. */
  renderPickup?(chosen: Chosen): ReactNode
  renderBuyNow?: RenderBuyNow
}

// A size changes neither: its choice must be painted at once on a slow phone.
const StillGallery = memo(Gallery)
const StillDetails = memo(ProductDetails)

/** A product page; everything about price, stock and tags follows the variant in the URL. */
export function ProductView({
  product,
  tagInfo,
  holidays,
  onAdd,
  wish,
  breadcrumbs,
  reviews,
  questions,
  companions,
  related,
  sizeGuide,
  video,
  renderPickup,
  renderBuyNow,
}: ProductViewProps) {
  const { chosen, choose } = useChosenVariant(product)
  const colour = chosen?.shown.colour
  const isSoldOut = !canBuyAny(product.variants, product.availability).ok
  const pictures = useMemo(
    () => [...(product.colours.find(({ key }) => key === colour)?.pictures ?? []), ...product.pictures],
    [product, colour],
  )
  return (
    <div className="page-width pt-1 pb-12 sm:pt-3">
      {breadcrumbs}
      <div className="product-columns">
        {/* Another colour is another set of pictures: the first is shown again. */}
        <InTurn>
          <div>
            {pictures.length > 0 ? (
              <StillGallery key={colour} pictures={pictures} title={product.title} video={video} />
            ) : (
              <div className="aspect-square rounded-card bg-ground" />
            )}
          </div>
        </InTurn>
        <InTurn>
          <div className="flex flex-col gap-3 sm:gap-5">
            <Heading product={product} />
            {chosen && (
              <Offer
                product={product}
                chosen={chosen}
                tagInfo={tagInfo}
                holidays={holidays}
                choose={choose}
                onAdd={onAdd}
                sizeGuide={sizeGuide}
                renderPickup={renderPickup}
                renderBuyNow={renderBuyNow}
              />
            )}
            {wish}
          </div>
        </InTurn>
      </div>
      {/* What cannot be had is not read about first. */}
      {isSoldOut && (
        <InTurn>
          <div className="mt-12 print:hidden">{related}</div>
        </InTurn>
      )}
      <InTurn>
        <div className="mt-14">
          <StillDetails product={product} />
        </div>
      </InTurn>
      {companions}
      {reviews && <InTurn>{reviews}</InTurn>}
      {questions}
      {!isSoldOut && (
        <InTurn>
          <div className="mt-16 print:hidden">{related}</div>
        </InTurn>
      )}
      <RecentlyViewed product={product} />
    </div>
  )
}

const Heading = ({ product: { brand, title, gender } }: { product: Product }) => (
  <div>
    <Link
      to={paths.brand(getLocale(), brand.slug)}
      className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline sm:min-h-8"
    >
      {brand.name}
    </Link>
    {gender && <span className="text-ink-soft"> · {audienceName(gender, getLocale())}</span>}
    <h1 className="wide text-title wrap-break-word">
      <Headline>{title}</Headline>
    </h1>
  </div>
)

type OfferProps = Pick<
  ProductViewProps,
  'product' | 'tagInfo' | 'holidays' | 'onAdd' | 'sizeGuide' | 'renderPickup' | 'renderBuyNow'
> & {
  chosen: Chosen
  choose(option: 'colour' | 'size', key: string): void
}

function Offer({
  product,
  chosen,
  tagInfo,
  holidays,
  choose,
  onAdd,
  sizeGuide,
  renderPickup,
  renderBuyNow,
}: OfferProps) {
  const [wasSizeNeeded, setSizeNeeded] = useState(false)
  const { shown, variant, among } = chosen
  // One reduction is said while no size is chosen only where it is that of every size.
  const [saved = 0, ...others] = new Set(among.map((each) => discountPercent(each.price, paidPrice(each))))
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <ChosenPrice product={product} chosen={chosen} className="text-heading" />
        {saved > 0 && others.length === 0 && (
          <span className="font-semibold text-red">
            {shown.priceType === 'clearance'
              ? m.product_saved_clearance({ percent: saved })
              : m.product_saved({ percent: saved })}
          </span>
        )}
      </div>
      <ProductTags product={product} skus={among.map(({ sku }) => sku)} tagInfo={tagInfo} />
      <OptionForm
        product={product}
        chosen={chosen}
        onChoose={choose}
        isSizeNeeded={wasSizeNeeded && !variant}
        sizeGuide={sizeGuide}
      />
      <StockLine product={product} chosen={chosen} />
      <BuyForm
        product={product}
        chosen={chosen}
        onAdd={onAdd}
        onSize={(key) => choose('size', key)}
        onSizeNeeded={() => setSizeNeeded(true)}
        renderBuyNow={renderBuyNow}
      />
      {canBuyAny(among, product.availability).ok && (
        <>
          <PromiseLine product={product} />
          <DeliveryBlock product={product} variant={shown} holidays={holidays} />
        </>
      )}
      {renderPickup?.(chosen)}
      {product.seller && <SellerLine seller={product.seller} />}
    </>
  )
}
