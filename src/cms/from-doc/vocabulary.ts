import { categoryTree } from '../../domain/catalog/category-tree.ts'
import type { Category, CategoryTree } from '../../domain/catalog/category.ts'
import { genders, type Focus, type Picture } from '../../domain/catalog/product.ts'
import type { ListingPlacement } from '../../domain/catalog/placement.ts'
import { locales, type Both, type Locale } from '../../domain/locale.ts'
import { normaliseTagColour } from '../../domain/tags/tag-colour.ts'
import type { TagColour } from '../../domain/tags/tag.ts'
import type { PartOf } from './doc-of.ts'
import { bothOf, wordsIn, type Id } from './localized.ts'

export type MediaDoc = PartOf<
  'media',
  'id',
  'filename' | 'width' | 'height' | 'alt' | 'decorative' | 'focalX' | 'focalY'
>
export type CategoryDoc = PartOf<
  'categories',
  'id' | 'key' | 'name' | 'slug',
  'parent' | 'description' | 'picture' | 'rule' | 'googleCategory' | 'onPage'
>
export type BrandDoc = PartOf<'brands', 'id' | 'key' | 'name', 'description' | 'origin' | 'founded' | 'logo'>
export type CollectionDoc = PartOf<
  'product-collections',
  'id' | 'key' | 'name' | 'slug',
  'description' | 'picture' | 'onPage'
>
export type ColourDoc = PartOf<'colours', 'id' | 'key' | 'name' | 'hex' | 'family'>
export type TagDoc = PartOf<'tags', 'id' | 'key' | 'name' | 'hierarchy' | 'colour', 'path' | 'isLink' | 'info'>
export type SellerDoc = PartOf<'sellers', 'id' | 'key' | 'name' | 'shipsFrom' | 'returns'>

export type BothPicture = Omit<Picture, 'alt'> & { alt: Both }
export type Brand = { key: string; name: string; description: Both; origin: Both; founded?: number; logo?: BothPicture }
export type Collection = {
  key: string
  name: Both
  slug: Both
  description: Both
  picture?: BothPicture
  placement?: ListingPlacement
}
export type Colour = { key: string; name: Both; hex: string; family: string }
export type TagDefinition = {
  key: string
  name: Both
  path: Both
  hierarchy: 'primary' | 'secondary'
  colour: TagColour
  isLink: boolean
  info: Both
}
export type Seller = { key: string; name: string; shipsFrom: Both; returns: Both }

/** Pictures by the ids of their documents: those that somebody asked for. */
export type Pictures = ReadonlyMap<Id, BothPicture>

/** All that products refer to but pictures, by document id: small beside the products themselves. */
export type Vocabulary = {
  tree: CategoryTree
  categories: ReadonlyMap<Id, Category>
  brands: ReadonlyMap<Id, Brand>
  collections: ReadonlyMap<Id, Collection>
  colours: ReadonlyMap<Id, Colour>
  tags: ReadonlyMap<Id, TagDefinition>
  sellers: ReadonlyMap<Id, Seller>
}
export type VocabularyWithPictures = Vocabulary & { media: Pictures }

export type VocabularyDocs = {
  categories: CategoryDoc[]
  brands: BrandDoc[]
  collections: CollectionDoc[]
  colours: ColourDoc[]
  tags: TagDoc[]
  sellers: SellerDoc[]
  media: MediaDoc[]
}

export const picturesFromDocs = (docs: readonly MediaDoc[]): Pictures =>
  new Map(docs.flatMap((doc) => pictureFromDoc(doc).map((picture) => [doc.id, picture] as const)))

/** @param media the pictures of categories, brands and collections, where they are read already */
export function vocabularyFromDocs(
  docs: VocabularyDocs,
  media: Pictures = picturesFromDocs(docs.media),
): VocabularyWithPictures {
  const pictureOf = (id: Id | null | undefined) => (id === null || id === undefined ? undefined : media.get(id))
  const categories = categoriesFromDocs(docs.categories, pictureOf)
  return {
    tree: categoryTree([...categories.values()]),
    categories,
    media,
    brands: byId(docs.brands, (doc) => ({
      key: doc.key,
      name: doc.name,
      description: bothOf(doc.description),
      origin: bothOf(doc.origin),
      founded: doc.founded ?? undefined,
      logo: pictureOf(doc.logo),
    })),
    collections: byId(docs.collections, (doc) => ({
      key: doc.key,
      name: bothOf(doc.name),
      slug: bothOf(doc.slug),
      description: bothOf(doc.description),
      picture: pictureOf(doc.picture),
      ...placementOf(doc),
    })),
    colours: byId(docs.colours, (doc) => ({ key: doc.key, name: bothOf(doc.name), hex: doc.hex, family: doc.family })),
    tags: byId(docs.tags, (doc) => ({
      key: doc.key,
      name: bothOf(doc.name),
      path: bothOf(doc.path),
      hierarchy: doc.hierarchy === 'primary' ? 'primary' : 'secondary',
      colour: normaliseTagColour(doc.colour),
      isLink: doc.isLink === true,
      info: bothOf(doc.info),
    })),
    sellers: byId(docs.sellers, (doc) => ({
      key: doc.key,
      name: doc.name,
      shipsFrom: bothOf(doc.shipsFrom),
      returns: bothOf(doc.returns),
    })),
  }
}

export const pictureIn = (picture: BothPicture, locale: Locale): Picture => ({ ...picture, alt: picture.alt[locale] })

/** A decorative picture has an empty alternative text, whatever was once entered. */
export function pictureFromDoc({ filename, width, height, alt, decorative, focalX, focalY }: MediaDoc): BothPicture[] {
  const focus = focusOf(focalX, focalY)
  return filename && width && height
    ? [{ file: filename, width, height, alt: bothOf(decorative ? undefined : alt), ...(focus && { focus }) }]
    : []
}

/** The middle is what a browser keeps in view by itself. */
function focusOf(x: number | null | undefined, y: number | null | undefined): Focus | undefined {
  const [left, top] = [x ?? MIDDLE, y ?? MIDDLE].map((percent) => Math.min(100, Math.max(0, Math.round(percent)))) as [
    number,
    number,
  ]
  return left === MIDDLE && top === MIDDLE ? undefined : { x: left, y: top }
}
const MIDDLE = 50

function placementOf({ onPage }: Pick<CategoryDoc, 'onPage'>): { placement?: ListingPlacement } {
  const [first, hidden] = [onPage?.productsFirst ?? [], onPage?.productsHidden ?? []]
  return first.length + hidden.length > 0 ? { placement: { first, hidden } } : {}
}

const byId = <Doc extends { id: Id }, T>(docs: Doc[], map: (doc: Doc) => T): Map<Id, T> =>
  new Map(docs.map((doc) => [doc.id, map(doc)]))

function categoriesFromDocs(
  docs: CategoryDoc[],
  pictureOf: (id: Id | null | undefined) => BothPicture | undefined,
): Map<Id, Category> {
  const docById = new Map<Id, CategoryDoc>(docs.map((doc) => [doc.id, doc]))
  /** A parent that is its own ancestor ends the path there. */
  const pathOf = (doc: CategoryDoc, locale: Locale, seen: Id[] = []): string => {
    const parent =
      doc.parent === null || doc.parent === undefined || seen.includes(doc.id) ? undefined : docById.get(doc.parent)
    // Without a name it is not shown in the language, and its address is that of its parent.
    const own = wordsIn(doc.name, locale) && (doc.slug?.[locale] ?? '')
    return [parent ? pathOf(parent, locale, [...seen, doc.id]) : '', own].filter(Boolean).join('/')
  }
  const keyOf = (id: Id) => docById.get(id)?.key
  return byId(docs, (doc): Category => {
    const rule = {
      genders: genders.filter((gender) => doc.rule?.genders?.includes(gender)),
      categories: (doc.rule?.categories ?? []).flatMap((id) => keyOf(id) ?? []),
      activities: doc.rule?.activities ?? [],
    }
    const hasRule = rule.genders.length + rule.categories.length + rule.activities.length > 0
    return {
      key: doc.key,
      parent: doc.parent === null || doc.parent === undefined ? undefined : keyOf(doc.parent),
      name: bothOf(doc.name),
      path: Object.fromEntries(locales.map((locale) => [locale, pathOf(doc, locale)])) as Both,
      description: bothOf(doc.description),
      picture: pictureOf(doc.picture),
      ...(hasRule && { rule }),
      ...(doc.googleCategory && { googleCategory: doc.googleCategory }),
      ...placementOf(doc),
    }
  })
}
