import { audienceOf } from '../catalog/audience.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { canBuy } from '../catalog/variants.ts'
import { CURRENCY, type Cents } from '../money.ts'
import { paths } from '../paths.ts'
import { paidPrice } from '../pricing/price.ts'
import { absoluteUrl, sharedPictureUrl } from './absolute-url.ts'
import { SCHEMA_ORG, topNode, type JsonLd } from './json-ld.ts'

/** A product and what it costs, for search engines. */
export function productJsonLd(product: Product, siteUrl: string): JsonLd {
  const { locale, id, slug, title, description, brand, colours, pictures, materials } = product
  const url = absoluteUrl(siteUrl, paths.product(locale, id, slug))
  const shown = [...colours.flatMap((colour) => colour.pictures.slice(0, 1)), ...pictures]
  return topNode({
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: title,
    description,
    sku: id,
    brand: { '@type': 'Brand', name: brand.name },
    ...audienceOfProduct(product),
    ...(shown.length > 0 && { image: shown.slice(0, 6).map((picture) => sharedPictureUrl(siteUrl, picture)) }),
    ...(colours.length > 0 && { color: colours.map(({ name }) => name).join(', ') }),
    ...(materials && { material: materials }),
    ...offersOf(product, url),
  })
}

/** Who it is for, as schema.org says it; nothing for what is for nobody in particular. */
function audienceOfProduct({ gender }: Product): { audience?: JsonLd } {
  const audience = audienceOf({ gender })
  if (!audience) return {}
  const { gender: suggestedGender, age } = audience
  // Children's sizes go from newborns to teenagers: schema.org counts the years of all.
  const years = age === 'adult' ? { suggestedMinAge: 13 } : { suggestedMaxAge: 13 }
  return { audience: { '@type': 'PeopleAudience', suggestedGender, ...years } }
}

/** One offer where every variant costs the same, else the span; none for a product that is not for sale. */
function offersOf(product: Product, url: string): { offers?: JsonLd } {
  const stocked = product.variants.filter(({ stock }) => stock !== 'NOT_STOCKED')
  const buyable = stocked.filter((variant) => canBuy(variant, product.availability).ok)
  const counted = buyable.length > 0 ? buyable : stocked
  if (counted.length === 0) return {}
  const prices = counted.map(paidPrice)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const shared = {
    url,
    priceCurrency: CURRENCY,
    availability: `${SCHEMA_ORG}/${availabilityOf(product, buyable)}`,
    itemCondition: `${SCHEMA_ORG}/NewCondition`,
    ...(product.seller && { seller: { '@type': 'Organization', name: product.seller.name } }),
  }
  if (low === high) return { offers: { '@type': 'Offer', price: amount(low), ...shared } }
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: amount(low),
      highPrice: amount(high),
      offerCount: counted.length,
      ...shared,
    },
  }
}

function availabilityOf({ availability }: Product, buyable: Variant[]): string {
  if (availability === 'Unavailable') return 'Discontinued'
  if (buyable.length === 0) return 'OutOfStock'
  if (availability === 'Preorder') return 'PreOrder'
  return buyable.every(({ stock }) => stock === 'LOW_STOCK') ? 'LimitedAvailability' : 'InStock'
}

/** A plain decimal number: no currency sign, no group, a point, in both languages. */
const amount = (cents: Cents): string => (cents / 100).toFixed(2)
