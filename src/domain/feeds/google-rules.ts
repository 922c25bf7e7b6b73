import { ageGroups } from '../catalog/audience.ts'
import { CURRENCY } from '../money.ts'
import { wornKindOf } from './google-category.ts'
import { googleAvailabilities, MOST, type GoogleItem } from './google-item.ts'
import { sizeSystems, sizeTypes } from './google-size.ts'
import { isGtin, isReservedGtin } from './gtin.ts'

/** What Google's product data specification requires; the words are the admin's. */
export const feedRules = [
  'required',
  'too-long',
  'not-in-list',
  'gtin-digits',
  'gtin-reserved',
  'identifier-missing',
  'price-form',
  'price-zero',
  'sale-not-lower',
  'sale-dates',
  'link-form',
  'link-elsewhere',
  'picture-missing',
  'too-many',
  'availability-date',
  'category-missing',
  'category-form',
  'worn-incomplete',
  'title-promotional',
  'title-capitals',
  'markup',
  'colour-form',
  'highlight-count',
  'seller-form',
  'id-twice',
  'group-titles',
  'group-same',
] as const
export type FeedRule = (typeof feedRules)[number]

/** An item that a rule complains of. An `advice` costs reach; all else is refused by Google. */
export type FeedProblem = { rule: FeedRule; sku: string; attribute: keyof GoogleItem; value?: string; advice?: true }

type Found = Omit<FeedProblem, 'sku'>
type Check = (item: GoogleItem, siteUrl: string) => Found[]

/** What Google would refuse of the items of one product, each by itself and all together. */
export const googleProblems = (items: readonly GoogleItem[], siteUrl: string): FeedProblem[] => [
  ...items.flatMap((item) =>
    checks.flatMap((check) => check(item, siteUrl)).map((found) => ({ ...found, sku: item.id })),
  ),
  ...groupProblems(items),
]

const required = ['id', 'title', 'description', 'link', 'availability', 'price', 'brand', 'condition'] as const

/** Characters that Google takes of each. */
const longest: Partial<Record<keyof GoogleItem, number>> = {
  id: 50,
  item_group_id: 50,
  title: MOST.title,
  description: MOST.description,
  link: 2000,
  image_link: 2000,
  brand: 70,
  mpn: 70,
  product_type: 750,
  color: 100,
  size: 100,
  material: MOST.material,
  external_seller_id: 50,
}

const lists: Partial<Record<keyof GoogleItem, readonly string[]>> = {
  availability: googleAvailabilities,
  condition: ['new', 'refurbished', 'used'],
  identifier_exists: ['yes', 'no'],
  gender: ['male', 'female', 'unisex'],
  age_group: ageGroups,
  size_system: sizeSystems,
  size_type: sizeTypes,
}

const texts = ['title', 'description', 'material', 'color', 'size'] as const

const checks: readonly Check[] = [
  (item) => required.filter((name) => !item[name]).map((attribute) => ({ rule: 'required', attribute })),
  (item) =>
    namesOf(longest).flatMap((attribute) => {
      const text = String(item[attribute] ?? '')
      return text.length > (longest[attribute] ?? 0) ? [{ rule: 'too-long', attribute, value: text.slice(0, 60) }] : []
    }),
  (item) =>
    item.product_highlight
      .filter((text) => text.length > MOST.highlight)
      .map((text) => ({ rule: 'too-long', attribute: 'product_highlight', value: text.slice(0, 60) })),
  (item) =>
    item.product_detail
      .filter(
        ({ attribute_name, attribute_value }) => attribute_name.length > 140 || attribute_value.length > MOST.detail,
      )
      .map(({ attribute_name }) => ({ rule: 'too-long', attribute: 'product_detail', value: attribute_name })),
  (item) =>
    namesOf(lists).flatMap((attribute) => {
      const value = item[attribute]
      const known: readonly unknown[] = lists[attribute] ?? []
      return value === undefined || known.includes(value)
        ? []
        : [{ rule: 'not-in-list', attribute, value: String(value) }]
    }),
  ({ gtin }) => (gtin && !isGtin(gtin) ? [{ rule: 'gtin-digits', attribute: 'gtin', value: gtin }] : []),
  ({ gtin }) =>
    gtin && isGtin(gtin) && isReservedGtin(gtin) ? [{ rule: 'gtin-reserved', attribute: 'gtin', value: gtin }] : [],
  ({ identifier_exists, gtin, mpn }) =>
    identifier_exists === 'yes' && !gtin && !mpn
      ? [{ rule: 'identifier-missing', attribute: 'identifier_exists' }]
      : [],
  (item) => (['price', 'sale_price'] as const).flatMap((attribute) => priceProblem(item[attribute], attribute)),
  ({ price, sale_price }) =>
    sale_price !== undefined && numberOf(sale_price) >= numberOf(price)
      ? [{ rule: 'sale-not-lower', attribute: 'sale_price', value: sale_price }]
      : [],
  ({ sale_price, sale_price_effective_date: dates }) =>
    dates !== undefined && (sale_price === undefined || !isSpan(dates))
      ? [{ rule: 'sale-dates', attribute: 'sale_price_effective_date', value: dates }]
      : [],
  (item, siteUrl) =>
    linksOf(item).flatMap(({ attribute, value }): Found[] => {
      if (!/^https?:\/\/[^\s/]+\/\S*$/.test(value)) return [{ rule: 'link-form', attribute, value }]
      return value.startsWith(`${siteUrl.replace(/\/+$/, '')}/`) ? [] : [{ rule: 'link-elsewhere', attribute, value }]
    }),
  ({ image_link }) => (image_link ? [] : [{ rule: 'picture-missing', attribute: 'image_link' }]),
  ({ additional_image_link: { length } }) =>
    length > MOST.pictures ? [{ rule: 'too-many', attribute: 'additional_image_link', value: String(length) }] : [],
  ({ availability, availability_date: date }) =>
    (availability === 'preorder' || availability === 'backorder') && !(date && isMoment(date))
      ? [{ rule: 'availability-date', attribute: 'availability_date', ...(date && { value: date }) }]
      : [],
  ({ google_product_category: category }) => {
    if (category === undefined)
      return [{ rule: 'category-missing', attribute: 'google_product_category', advice: true }]
    return /^[1-9]\d{0,6}$/.test(category)
      ? []
      : [{ rule: 'category-form', attribute: 'google_product_category', value: category }]
  },
  wornProblems,
  ({ title }) => (promotional.test(title) ? [{ rule: 'title-promotional', attribute: 'title', value: title }] : []),
  ({ title }) => (isShouted(title) ? [{ rule: 'title-capitals', attribute: 'title', value: title }] : []),
  (item) =>
    texts.flatMap((attribute) => {
      const value = item[attribute]
      return value && /<\/?[a-z][^>]*>|&[a-z]+;/i.test(value)
        ? [{ rule: 'markup', attribute, value: value.slice(0, 60) }]
        : []
    }),
  ({ color }) => {
    const parts = (color ?? '').split('/')
    const isWrong =
      color !== undefined && (/^[\d\W]+$|^#/.test(color) || parts.length > 3 || parts.some((part) => part.length > 40))
    return isWrong ? [{ rule: 'colour-form', attribute: 'color', value: color }] : []
  },
  ({ product_highlight: { length } }) =>
    length === 1 || length > 100
      ? [{ rule: 'highlight-count', attribute: 'product_highlight', value: String(length), advice: true }]
      : [],
  ({ external_seller_id: seller }) =>
    seller !== undefined && !/^[\w.-]{1,50}$/.test(seller)
      ? [{ rule: 'seller-form', attribute: 'external_seller_id', value: seller }]
      : [],
]

/** What is worn must say for whom, in which colour and, but for accessories, in which size. */
function wornProblems(item: GoogleItem): Found[] {
  const kind = wornKindOf(Number(item.google_product_category))
  if (!kind) return []
  const wanted = ['gender', 'age_group', 'color', ...(kind === 'accessories' ? [] : ['size' as const])] as const
  return wanted.filter((name) => !item[name]).map((attribute) => ({ rule: 'worn-incomplete', attribute }))
}

/** The items of one group: one family of titles, ids once, and no two with the same choices. */
function groupProblems(items: readonly GoogleItem[]): FeedProblem[] {
  const [first] = items
  if (!first) return []
  const family = familyOf(first)
  const seen = { ids: new Set<string>(), choices: new Set<string>() }
  return items.flatMap((item): FeedProblem[] => {
    const choice = [item.color, item.size, item.material, item.gender, item.age_group].join('|')
    const problems: FeedProblem[] = []
    if (seen.ids.has(item.id)) problems.push({ rule: 'id-twice', sku: item.id, attribute: 'id' })
    if (seen.choices.has(choice)) problems.push({ rule: 'group-same', sku: item.id, attribute: 'item_group_id' })
    if (familyOf(item) !== family)
      problems.push({ rule: 'group-titles', sku: item.id, attribute: 'title', value: item.title })
    seen.ids.add(item.id)
    seen.choices.add(choice)
    return problems
  })
}

/** A title without what it says of the variant. */
const familyOf = ({ title, color, size }: GoogleItem): string =>
  [color, size].reduce<string>((rest, word) => (word ? rest.replace(`, ${word}`, '') : rest), title)

function priceProblem(price: string | undefined, attribute: 'price' | 'sale_price'): Found[] {
  if (price === undefined) return []
  if (!new RegExp(`^\\d+\\.\\d{2} ${CURRENCY}$`).test(price)) return [{ rule: 'price-form', attribute, value: price }]
  return numberOf(price) > 0 ? [] : [{ rule: 'price-zero', attribute, value: price }]
}

const linksOf = (item: GoogleItem) => [
  { attribute: 'link' as const, value: item.link },
  ...(item.image_link ? [{ attribute: 'image_link' as const, value: item.image_link }] : []),
  ...item.additional_image_link.map((value) => ({ attribute: 'additional_image_link' as const, value })),
]

const numberOf = (price: string): number => Number.parseFloat(price)
const isMoment = (text: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:?\d\d))?$/.test(text)
function isSpan(text: string): boolean {
  const [from = '', until = '', ...more] = text.split('/')
  return more.length === 0 && isMoment(from) && isMoment(until) && from < until
}

/** What sells rather than names, in either language: offers, prices, exclamations. */
const promotional =
  /!|\b(free shipping|free delivery|buy now|best price|on sale|\d+ ?% off|clearance|save \$?\d+|livraison gratuite|achetez|meilleur prix|en solde|en liquidation|rabais|\d+ ?% de)/i

/** A word of six capital letters or more is shouted; sizes and names of fabrics are shorter. */
const isShouted = (title: string): boolean => /(?<!\p{L})\p{Lu}{6,}(?!\p{L})/u.test(title)

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & keyof GoogleItem)[]
