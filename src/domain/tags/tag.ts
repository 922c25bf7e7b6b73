/** Colours of a tag (acceptance 51, 52). Grey may be a tag's colour but not an override. */
export const tagColours = ['black', 'red', 'redOutline', 'grey'] as const
export type TagColour = (typeof tagColours)[number]

/** A tag as it appears on a product, in one language. */
export type ProductTag = {
  id: string
  name: string
  path: string
  hierarchy: 'primary' | 'secondary'
  colour: TagColour
  isLink: boolean
  /** SKUs it applies to; empty means all (acceptance 53). */
  variants: string[]
}
