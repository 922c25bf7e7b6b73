import type { CatalogueProduct, CatalogueVariant } from '../catalog/product.ts'
import {
  canBuy,
  chooseVariant,
  colourChoices,
  sizeChoices,
  type OptionChoice,
  type Options,
} from '../catalog/variants.ts'
import type { Cents } from '../money.ts'
import { paths } from '../paths.ts'
import { paidPrice } from '../pricing/price.ts'
import { absoluteUrl, sharedPictureUrl } from '../seo/absolute-url.ts'
import type { Preorder } from '../shipping/delivery-groups.ts'
import { parseDay } from '../time.ts'

/** What options are called, and from when a preorder is available, in the buyer's language. */
export type OptionWords = { colour: string; size: string; preorder(preorder: Preorder): string }
/** Which of the asked identifiers led to a variant, and how. */
export type Inputs = (sku: string) => { id: string; match: 'exact' | 'featured' }[]

type Given = { siteUrl: string; words: OptionWords; inputs?: Inputs }

const price = (amount: Cents) => ({ amount, currency: 'CAD' })
const range = (amounts: readonly Cents[]) => ({ min: price(Math.min(...amounts)), max: price(Math.max(...amounts)) })

/** A product as agents read it: at everybody's prices, its variants first that can be had. */
export function productView(product: CatalogueProduct, given: Given): object {
  const { siteUrl, words, inputs } = given
  const { id, slug, title, description, locale, colours, sizes, variants, rating, brand, categories } = product
  const ordered = variants.toSorted((a, b) => Number(isBuyable(product, b)) - Number(isBuyable(product, a)))
  const shown = inputs ? ordered.filter(({ sku }) => inputs(sku).length > 0) : ordered
  const pictures = [...colours.flatMap((colour) => colour.pictures.slice(0, 1)), ...product.pictures].slice(0, 10)
  return {
    id,
    handle: slug,
    title,
    description: { plain: description },
    url: absoluteUrl(siteUrl, paths.product(locale, id, slug)),
    categories: categories.map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: range(variants.map(paidPrice)),
    ...(variants.some(({ salePrice }) => salePrice !== undefined) && {
      list_price_range: range(variants.map((variant) => variant.price)),
    }),
    media: pictures.map((picture) => ({ type: 'image', url: sharedPictureUrl(siteUrl, picture) })),
    ...((colours.length > 0 || sizes.length > 0) && {
      options: [
        ...(colours.length > 0 ? [{ name: words.colour, values: colours.map(valueOf) }] : []),
        ...(sizes.length > 0 ? [{ name: words.size, values: sizes.map(valueOf) }] : []),
      ],
    }),
    variants: shown.map((variant) => ({
      ...variantView(product, variant, given),
      ...(inputs && { inputs: inputs(variant.sku) }),
    })),
    ...(rating && { rating: { value: rating.average, scale_min: 1, scale_max: 5, count: rating.count } }),
    metadata: { brand: brand.name },
  }
}

const valueOf = ({ key, name }: { key: string; name: string }) => ({ id: key, label: name })
const isBuyable = ({ availability }: CatalogueProduct, variant: CatalogueVariant): boolean =>
  canBuy(variant, availability).ok

function preorderOf({ availableFrom }: CatalogueProduct): Preorder {
  const from = parseDay(availableFrom)
  return { ...(from && { from }) }
}

function variantView(product: CatalogueProduct, variant: CatalogueVariant, { siteUrl, words }: Given): object {
  const { title, description, locale, id, slug, availability } = product
  const colour = product.colours.find(({ key }) => key === variant.colour)
  const size = product.sizes.find(({ key }) => key === variant.size)
  const isHere = isBuyable(product, variant)
  const preorder = isHere && availability === 'Preorder' ? preorderOf(product) : undefined
  const query = new Map([
    ['colour', variant.colour],
    ['size', variant.size],
  ])
  const chosen = [...query].flatMap(([name, key]) => (key ? [`${name}=${encodeURIComponent(key)}`] : [])).join('&')
  return {
    id: variant.sku,
    sku: variant.sku,
    ...(variant.gtin && { barcodes: [{ type: 'GTIN', value: variant.gtin }] }),
    title: [colour?.name, size?.name].filter(Boolean).join(' / ') || title,
    // The protocol has no member for a day from which something is available: it is said, and ours.
    description: { plain: [preorder && words.preorder(preorder), description].filter(Boolean).join('\n') },
    url: absoluteUrl(siteUrl, paths.product(locale, id, slug)) + (chosen && `?${chosen}`),
    price: price(paidPrice(variant)),
    ...(variant.salePrice !== undefined && { list_price: price(variant.price) }),
    availability: {
      available: isHere,
      status: !isHere ? 'out_of_stock' : preorder ? 'preorder' : 'in_stock',
    },
    ...(preorder?.from && { metadata: { available_from: preorder.from } }),
    options: [
      ...(colour ? [{ name: words.colour, id: colour.key, label: colour.name }] : []),
      ...(size ? [{ name: words.size, id: size.key, label: size.name }] : []),
    ],
    ...(colour?.pictures[0] && { media: [{ type: 'image', url: sharedPictureUrl(siteUrl, colour.pictures[0]) }] }),
  }
}

/** One product, with what of each option goes with what is chosen. */
export function productDetail(product: CatalogueProduct, options: Options, given: Given): object {
  const { words } = given
  const shown = chooseVariant(product, options)
  const names = new Map([...product.colours, ...product.sizes].map(({ key, name }) => [key, name]))
  const values = (choices: readonly OptionChoice[]) =>
    choices.map(({ key, state }) => ({
      id: key,
      label: names.get(key) ?? key,
      available: state === 'available',
      exists: state !== 'not-made',
    }))
  const selected = (name: string, key: string | undefined) =>
    key ? [{ name, id: key, label: names.get(key) ?? key }] : []
  const all = [
    { name: words.colour, values: values(colourChoices(product, options.size)) },
    { name: words.size, values: values(sizeChoices(product, shown?.colour)) },
  ].filter((option) => option.values.length > 0)
  const variants = shown ? [shown, ...product.variants.filter(({ sku }) => sku !== shown.sku)] : product.variants
  return {
    ...productView({ ...product, variants }, given),
    ...(all.length > 0 && { options: all }),
    selected: shown ? [...selected(words.colour, shown.colour), ...selected(words.size, shown.size)] : [],
  }
}
