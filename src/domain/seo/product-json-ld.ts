import { audienceOf } from '../catalog/audience.ts'
import type { CatalogueProduct, CatalogueVariant } from '../catalog/product.ts'
import { canBuy } from '../catalog/variants.ts'
import { CURRENCY } from '../money.ts'
import { paths } from '../paths.ts'
import { paidPrice } from '../pricing/price.ts'
import type { Review } from '../reviews/review.ts'
import type { Lacked } from '../shop-lacks.ts'
import { specifiedTerms, type ShopTerms } from '../shop-terms.ts'
import { absoluteUrl, sharedPictureUrl } from './absolute-url.ts'
import { ratingJsonLd } from './review-json-ld.ts'
import { SCHEMA_ORG, topNode, type JsonLd } from './json-ld.ts'
import { decimal, returnPolicyJsonLd, shippingJsonLd } from './offer-terms.ts'

/**
 * A product and what it costs, for search engines: with its choices a group of variants, each with its own offer; what
 * comes in one kind only, with one. Every variant of a large product is on the page, so each says the least that tells
 * it from the others; what they share is said of the group.
 */
export function productJsonLd(
  product: CatalogueProduct & { isGiftCard?: boolean },
  siteUrl: string,
  reviews: readonly Review[] = [],
  terms: ShopTerms = specifiedTerms,
  lacks: readonly Lacked[] = [],
): JsonLd {
  const { locale, id, slug, title, description, brand, colours, sizes, pictures, materials } = product
  const url = absoluteUrl(siteUrl, paths.product(locale, id, slug))
  const shown = [...colours.flatMap((colour) => colour.pictures.slice(0, 1)), ...pictures]
  const stocked = product.variants.filter(({ stock }) => stock !== 'NOT_STOCKED')
  const shared = {
    '@id': '#product',
    url,
    name: title,
    description,
    brand: { '@type': 'Brand', name: brand.name },
    ...audienceOfProduct(product),
    ...(shown.length > 0 && { image: shown.slice(0, 6).map((picture) => sharedPictureUrl(siteUrl, picture)) }),
    ...(materials && { material: materials }),
    ...ratingJsonLd(product.rating, reviews),
    // A partner has its own terms, in words, on the page.
    ...(!product.seller && {
      hasMerchantReturnPolicy: returnPolicyJsonLd(product, terms, lacks),
    }),
  }
  const offerOf = offers(product, stocked, terms)
  const kindOf = (variant: CatalogueVariant) => {
    const colour = colours.find(({ key }) => key === variant.colour)?.name
    const size = sizes.find(({ key }) => key === variant.size)?.name
    return {
      sku: variant.sku,
      ...(variant.gtin && { gtin: variant.gtin }),
      ...(variant.mpn && { mpn: variant.mpn }),
      ...(colour && { color: colour }),
      ...(size && { size }),
      offers: offerOf(variant),
    }
  }
  const [only] = stocked
  if (stocked.length < 2) return topNode({ '@type': 'Product', ...shared, ...(only ? kindOf(only) : { sku: id }) })
  return topNode({
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: id,
    offers: spanOf(product, stocked, terms),
    variesBy: [
      ...(new Set(stocked.map(({ colour }) => colour)).size > 1 ? [`${SCHEMA_ORG}/color`] : []),
      ...(new Set(stocked.map(({ size }) => size)).size > 1 ? [`${SCHEMA_ORG}/size`] : []),
    ],
    hasVariant: stocked.map((variant) => ({ '@type': 'Product', ...kindOf(variant) })),
  })
}

/** Who it is for, as schema.org says it; nothing for what is for nobody in particular. */
function audienceOfProduct({ gender }: CatalogueProduct): { audience?: JsonLd } {
  const audience = audienceOf({ gender })
  if (!audience) return {}
  const { gender: suggestedGender, age } = audience
  // Children's sizes go from newborns to teenagers: schema.org counts the years of all.
  const years = age === 'adult' ? { suggestedMinAge: 13 } : { suggestedMaxAge: 13 }
  return { audience: { '@type': 'PeopleAudience', suggestedGender, ...years } }
}

/** The span of all offers, with what they share. */
function spanOf(product: CatalogueProduct, variants: readonly CatalogueVariant[], terms: ShopTerms): JsonLd {
  const prices = variants.map(paidPrice)
  const [shipping, ...others] = shippingsOf(product, variants, terms)
  return {
    '@type': 'AggregateOffer',
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    priceCurrency: CURRENCY,
    offerCount: variants.length,
    ...(shipping && others.length === 0 && { shippingDetails: shipping }),
    ...(product.seller && { seller: { '@type': 'Organization', name: product.seller.name } }),
  }
}

/** The offers of a product's variants. How each is sent is said only where several of them are not sent alike. */
function offers(
  product: CatalogueProduct,
  variants: readonly CatalogueVariant[],
  terms: ShopTerms,
): (variant: CatalogueVariant) => JsonLd {
  const { seller, shippingClass, availability } = product
  const isAlike = variants.length > 1 && shippingsOf(product, variants, terms).length < 2
  return (variant) => {
    const paid = paidPrice(variant)
    const shipping = isAlike ? undefined : shippingJsonLd(shippingClass, paid, terms.shipping)
    return {
      '@type': 'Offer',
      price: decimal(paid),
      priceCurrency: CURRENCY,
      availability: `${SCHEMA_ORG}/${availabilityOf(variant, availability)}`,
      ...(shipping && { shippingDetails: shipping }),
      ...(seller && variants.length < 2 && { seller: { '@type': 'Organization', name: seller.name } }),
    }
  }
}

/** The ways in which variants are sent, each once: free from a price on, and not below it. */
const shippingsOf = (
  { shippingClass }: CatalogueProduct,
  variants: readonly CatalogueVariant[],
  { shipping }: ShopTerms,
): JsonLd[] => [
  ...new Map(
    variants
      .flatMap((variant) => shippingJsonLd(shippingClass, paidPrice(variant), shipping) ?? [])
      .map((node) => [JSON.stringify(node), node]),
  ).values(),
]

function availabilityOf(variant: CatalogueVariant, availability: CatalogueProduct['availability']): string {
  if (availability === 'Unavailable') return 'Discontinued'
  if (!canBuy(variant, availability).ok) return 'OutOfStock'
  if (availability === 'Preorder') return 'PreOrder'
  return variant.stock === 'LOW_STOCK' ? 'LimitedAvailability' : 'InStock'
}
