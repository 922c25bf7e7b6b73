import type { Gender, ShippingClass } from '../catalog/product.ts'

/** What tax laws distinguish among the things a shop of this kind sells; who taxes them how is in canadian-rates.ts. */
export const taxClasses = [
  'standard',
  'childrens-clothing',
  'childrens-footwear',
  'diapers',
  'book',
  'bicycle',
  'bicycle-helmet',
  'safety-gear',
  'basic-groceries',
  'snack-food',
  'gift-card',
] as const
export type TaxClass = (typeof taxClasses)[number]

export type Taxed = {
  /** As the merchant set it; empty: by what the product is. */
  taxClass?: TaxClass | null
  gender?: Gender
  shippingClass: ShippingClass
  /** Keys, ancestors too. */
  categories: readonly string[]
}

/** What things are, by where they are listed; the first that fits counts. */
type Goods = { taxClass: TaxClass; categories: readonly string[] }

const anybodys: readonly Goods[] = [{ taxClass: 'bicycle-helmet', categories: ['bike-helmets'] }]

/**
 * Goods of children: what is worn on the feet, then on the body. What is in their categories and is neither (a daypack,
 * a carrier) comes first, so that its other category does not make it clothing. Baby gear is of both kinds: there the
 * merchant decides.
 */
const childrens: readonly Goods[] = [
  { taxClass: 'standard', categories: ['packs-and-bags', 'insoles-and-gaiters'] },
  { taxClass: 'childrens-footwear', categories: ['footwear', 'kids-footwear'] },
  {
    taxClass: 'childrens-clothing',
    categories: ['clothing', 'running-clothing', 'kids-outerwear', 'kids-layers', 'kids-accessories'],
  },
]

/**
 * The tax class of a product. A gift card is money and never taxed (acceptance 12), whatever was set; then what the
 * merchant set; then what it is: what ships as a bike is a bicycle, and children's things are by what is worn where.
 */
export function taxClassOf({ taxClass, gender, shippingClass, categories }: Taxed): TaxClass {
  if (isGiftCard({ shippingClass, categories })) return 'gift-card'
  if (taxClass) return taxClass
  if (shippingClass === 'bike') return 'bicycle'
  const goods = gender === 'kids' ? [...anybodys, ...childrens] : anybodys
  return goods.find((one) => one.categories.some((key) => categories.includes(key)))?.taxClass ?? 'standard'
}

/**
 * Is it for children and yet taxed in full, because it has no tax class? Such products are listed for the merchant: who
 * set `standard` has answered.
 */
export const isTaxedInFullUnasked = (product: Taxed): boolean =>
  product.gender === 'kids' && !product.taxClass && taxClassOf(product) === 'standard'

/** The category of gift cards, by its key. */
export const GIFT_CARDS = 'gift-cards'

/** Is it a gift card: what is mailed by e-mail, and what is in the category of gift cards? */
export const isGiftCard = ({
  shippingClass,
  categories,
}: Partial<Pick<Taxed, 'shippingClass'>> & Pick<Taxed, 'categories'>): boolean =>
  shippingClass === 'none' || categories.includes(GIFT_CARDS)
