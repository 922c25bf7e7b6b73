import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import { paths } from '../../domain/paths.ts'
import { discountPercent } from '../../domain/pricing/discount-percent.ts'
import { paidPrice, priceOf } from '../../domain/pricing/price.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { OwnPrice } from '../price/own-price.tsx'
import { BuyForm, type OnAdd } from './buy-form.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { Gallery } from './gallery.tsx'
import { OptionForm } from './option-form.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductTags } from './product-tags.tsx'
import { SellerLine } from './seller-line.tsx'
import { StockLine } from './stock-line.tsx'
import { useChosenVariant } from './use-chosen-variant.ts'

type ProductViewProps = {
  product: Product
  tagInfo: ProductPage['tagInfo']
  holidays: ProductPage['holidays']
  onAdd: OnAdd
  wish: ReactNode
  breadcrumbs: ReactNode
  related: ReactNode
  /** What the stores have of the variant shown. */
  storePickup?: ReactNode
}

/** A product page; everything about price, stock and tags follows the variant in the URL. */
export function ProductView({
  product,
  tagInfo,
  holidays,
  onAdd,
  wish,
  breadcrumbs,
  related,
  storePickup,
}: ProductViewProps) {
  const { variant, choose } = useChosenVariant(product)
  const pictures = [
    ...(product.colours.find(({ key }) => key === variant?.colour)?.pictures ?? []),
    ...product.pictures,
  ]
  return (
    <div className="page-width pt-3 pb-12">
      {breadcrumbs}
      <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16">
        {/* Another colour is another set of pictures: the first is shown again. */}
        <div>
          {pictures.length > 0 ? (
            <Gallery key={variant?.colour} pictures={pictures} title={product.title} />
          ) : (
            <div className="aspect-square rounded-card bg-ground" />
          )}
        </div>
        <div className="flex flex-col gap-5">
          <Heading product={product} />
          {variant && (
            <Offer
              product={product}
              variant={variant}
              tagInfo={tagInfo}
              holidays={holidays}
              choose={choose}
              onAdd={onAdd}
              storePickup={storePickup}
            />
          )}
          {wish}
        </div>
      </div>
      <div className="mt-14">
        <ProductDetails product={product} />
      </div>
      <div className="mt-16">{related}</div>
    </div>
  )
}

const Heading = ({ product: { brand, title } }: { product: Product }) => (
  <div>
    <Link
      to={paths.brand(getLocale(), brand.slug)}
      className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline sm:min-h-8"
    >
      {brand.name}
    </Link>
    <h1 className="wide text-title wrap-break-word">{title}</h1>
  </div>
)

type OfferProps = {
  product: Product
  variant: Variant
  tagInfo: ProductPage['tagInfo']
  holidays: ProductPage['holidays']
  choose(option: 'colour' | 'size', key: string): void
  onAdd: OnAdd
  storePickup: ProductViewProps['storePickup']
}

function Offer({ product, variant, tagInfo, holidays, choose, onAdd, storePickup }: OfferProps) {
  const saved = discountPercent(variant.price, paidPrice(variant))
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <OwnPrice
          productId={product.id}
          sku={variant.sku}
          regular={variant.price}
          price={priceOf([variant])}
          locale={getLocale()}
          className="text-heading"
        />
        {saved > 0 && (
          <span className="font-semibold text-red">
            {variant.priceType === 'clearance'
              ? m.product_saved_clearance({ percent: saved })
              : m.product_saved({ percent: saved })}
          </span>
        )}
      </div>
      <ProductTags product={product} sku={variant.sku} tagInfo={tagInfo} />
      <OptionForm product={product} variant={variant} onChoose={choose} />
      <StockLine product={product} variant={variant} />
      <BuyForm product={product} variant={variant} onAdd={onAdd} />
      {canBuy(variant, product.availability).ok && (
        <DeliveryBlock product={product} variant={variant} holidays={holidays} />
      )}
      {storePickup}
      {product.seller && <SellerLine seller={product.seller} />}
    </>
  )
}
