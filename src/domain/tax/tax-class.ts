import type { Gender, ShippingClass } from '../catalog/product.ts'

/** The distinctions that tax law makes among the goods of a shop of this kind. */
export const taxClasses = [
  'standard',
  'childrens-clothing',
  'childrens-footwear',
  'book',
  'bicycle',
  'gift-card',
] as const
export type TaxClass = (typeof taxClasses)[number]

type Taxed = {
  /** As the merchant set it; empty: by what the product is. */
  taxClass?: TaxClass | null
  gender?: Gender
  shippingClass: ShippingClass
  /** Keys, ancestors too. */
  categories: readonly string[]
}

/**
 * The tax class of a product. A gift card is money and never taxed (acceptance 12), whatever was set; a product that
 * ships as a bike is a bicycle; clothing and footwear of children are by their categories.
 */
export function taxClassOf({ taxClass, gender, shippingClass, categories }: Taxed): TaxClass {
  if (isGiftCard({ shippingClass, categories })) return 'gift-card'
  if (taxClass) return taxClass
  if (shippingClass === 'bike') return 'bicycle'
  if (gender !== 'kids') return 'standard'
  if (categories.includes('footwear')) return 'childrens-footwear'
  return categories.includes('clothing') ? 'childrens-clothing' : 'standard'
}

/** Whether a product is a gift card: delivered by e-mail, or in the gift card category. */
export const isGiftCard = ({ shippingClass, categories }: Pick<Taxed, 'shippingClass' | 'categories'>): boolean =>
  shippingClass === 'none' || categories.includes('gift-cards')
