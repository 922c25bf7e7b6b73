import type { Availability, Product, StockStatus, Variant } from './product.ts'

/** The option keys a shopper asks for, as the URL gives them. */
export type Options = { colour?: string | null; size?: string | null }

/** An option to choose from; sold out or not made as far as the other option chosen goes. */
export type OptionChoice = { key: string; state: 'available' | 'sold-out' | 'not-made' }

export type Purchase =
  | { ok: true; preorder: boolean }
  | { ok: false; reason: 'unavailable' | 'not-stocked' | 'sold-out' }
  | { ok: false; reason: 'not-enough'; left: number }

type Optioned<Own extends Variant = Variant> = Pick<Product, 'availability'> & { variants: Own[] }

/**
 * The variant to show for the options of a URL (acceptance 53). A requested option wins, sold out or not; an option
 * that is missing, unknown or not available in combination falls back, colour first, to the first that can be bought,
 * then to the first of all. Undefined only for a product without variants.
 */
export function chooseVariant<Own extends Variant>(
  product: Optioned<Own>,
  { colour, size }: Options = {},
): Own | undefined {
  const { variants, availability } = product
  const matching = (wanted: (variant: Variant) => boolean) => firstBuyable(variants.filter(wanted), availability)
  return (
    matching((variant) => has(variant.colour, colour) && has(variant.size, size)) ??
    matching((variant) => has(variant.colour, colour)) ??
    matching((variant) => has(variant.size, size)) ??
    firstBuyable(variants, availability)
  )
}

/** What a shopper has chosen of a product. */
export type Chosen = {
  /** What pictures and colour are shown of. */
  shown: Variant
  /** What can go into the cart; undefined while a size is still to be chosen. */
  variant: Variant | undefined
  /** What price, stock and tags speak of: the variant, or all of its colour while no size is chosen. */
  among: Variant[]
}

/**
 * What the options of a URL choose. A size is never chosen for the shopper where there are several, as a wrong one
 * would come back; a colour is, because it is seen. Undefined only for a product without variants.
 */
export function chosenOf(product: Optioned & Pick<Product, 'sizes'>, options: Options = {}): Chosen | undefined {
  const shown = chooseVariant(product, options)
  if (!shown) return undefined
  const made = product.variants.filter(({ colour, stock }) => colour === shown.colour && stock !== 'NOT_STOCKED')
  const isChosen = new Set(made.map(({ size }) => size)).size < 2 || shown.size === options.size
  return isChosen ? { shown, variant: shown, among: [shown] } : { shown, variant: undefined, among: made }
}

/** The colours of a product in its order, each as it is for a chosen size, or for any size if none is chosen. */
export const colourChoices = (product: Optioned & Pick<Product, 'colours'>, size?: string | null): OptionChoice[] =>
  product.colours.map(({ key }) =>
    choice(key, product, (variant) => variant.colour === key && (!size || variant.size === size)),
  )

/** The sizes of a product in its order, each as it is for a chosen colour, or for any colour if none is chosen. */
export const sizeChoices = (product: Optioned & Pick<Product, 'sizes'>, colour?: string | null): OptionChoice[] =>
  product.sizes.map(({ key }) =>
    choice(key, product, (variant) => variant.size === key && (!colour || variant.colour === colour)),
  )

/**
 * Whether so many units of a variant can be bought, and if not, why (acceptance 74). A preorder sells the units set
 * aside for it, as `quantity`, so it can sell out before it arrives.
 */
export function canBuy(variant: Pick<Variant, 'quantity' | 'stock'>, availability: Availability, units = 1): Purchase {
  if (availability === 'Unavailable') return { ok: false, reason: 'unavailable' }
  if (variant.stock === 'NOT_STOCKED') return { ok: false, reason: 'not-stocked' }
  if (variant.stock === 'OUT_OF_STOCK' || variant.quantity <= 0) return { ok: false, reason: 'sold-out' }
  if (units > variant.quantity) return { ok: false, reason: 'not-enough', left: variant.quantity }
  return { ok: true, preorder: availability === 'Preorder' }
}

/** The stock of a variant as outsiders read it: of what is not for sale there is none, whatever lies on the shelf. */
export const soldAs = (stock: StockStatus, availability: Availability): StockStatus =>
  availability === 'Unavailable' && stock !== 'NOT_STOCKED' ? 'OUT_OF_STOCK' : stock

/** Whether one unit of any of these variants can be bought; if not, why the first cannot. */
export function canBuyAny(variants: readonly Variant[], availability: Availability): Purchase {
  const answers = variants.map((variant) => canBuy(variant, availability))
  return answers.find(({ ok }) => ok) ?? answers[0] ?? { ok: false, reason: 'not-stocked' }
}

const has = (own: string | undefined, wanted: string | null | undefined): boolean => !wanted || own === wanted

const firstBuyable = <Own extends Variant>(variants: Own[], availability: Availability): Own | undefined =>
  variants.find((variant) => canBuy(variant, availability).ok) ?? variants[0]

function choice(key: string, { variants, availability }: Optioned, fits: (variant: Variant) => boolean): OptionChoice {
  const fitting = variants.filter((variant) => fits(variant) && variant.stock !== 'NOT_STOCKED')
  if (fitting.length === 0) return { key, state: 'not-made' }
  return { key, state: fitting.some((variant) => canBuy(variant, availability).ok) ? 'available' : 'sold-out' }
}
