import type { Maker, PageReferences, CarouselSource } from './block-maker.ts'
import { blockSchemas } from '../../blocks/schemas.ts'
import { alertTypes, importances, type ActionItem, type Slice } from '../../domain/content/slice.ts'
import { sliceId } from '../../domain/content/slice-id.ts'
import type { Locale } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { sliceName } from '../fields/slice-anchors.ts'
import type { PartOf } from './doc-of.ts'
import { wordsIn, type Id, type Localized } from './localized.ts'
import { listOf, textOf, type BlockDoc } from './page-block.ts'
import { embedMakers } from './page-embeds.ts'

type ItemDoc = { label: Localized; link: Localized; importance?: string | null }

export type PageDoc = PartOf<
  'pages',
  'id' | 'key' | 'title' | 'slug',
  'summary' | 'picture' | 'hideTopRibbonAndStoreSelector' | 'seo'
> & {
  /** Like {@link BlockDoc}: not trusted to match the collection's fields. */
  layout?: BlockDoc[] | null
}

/** The texts that each kind of slice needs in a language to be shown in it: those that its form requires. */
const neededTexts = new Map<string, string[]>(
  blockSchemas.map(({ slug, fields }) => [
    slug,
    fields.flatMap((field) =>
      (field.type === 'text' || field.type === 'textarea') && field.localized && field.required ? [field.name] : [],
    ),
  ]),
)

const isWrittenIn = (locale: Locale, block: BlockDoc): boolean =>
  (neededTexts.get(block.blockType) ?? []).every((field) => textOf(block, field, locale) !== '')

/**
 * The slices of a page. An unknown type, or one whose needed texts or parts are missing, is left out and logged; the
 * page renders (acceptance 72).
 */
export function slicesFromDoc(doc: PageDoc, locale: Locale, references: PageReferences): Slice[] {
  return (doc.layout ?? []).flatMap((block) => {
    const make = Object.hasOwn(makers, block?.blockType)
      ? (makers[block.blockType as Slice['type']] as Maker<Slice['type']>)
      : undefined
    const body = make && isWrittenIn(locale, block) ? make(block, locale, references) : undefined
    if (!body) references.log(`page ${doc.key}: a slice of type ${block?.blockType} was left out (${locale})`)
    return body ? [{ ...body, id: sliceId(sliceName(block)) } as Slice] : []
  })
}

/**
 * Whether browsers follow the address of a button: `javascript:` and the like they do not, and `//` is another site.
 */
function isFollowed(href: string): boolean {
  const plain = href.replaceAll(/\s/g, '')
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(plain) ?? []
  return scheme === undefined ? !/^[/\\]{2}/.test(plain) : /^(?:https?|mailto|tel)$/i.test(scheme)
}

function actions(items: unknown, locale: Locale): ActionItem[] {
  return (listOf(items) as ItemDoc[]).flatMap(({ label, link, importance }) => {
    const [words, href] = [wordsIn(label, locale), wordsIn(link, locale)]
    return words && href && isFollowed(href)
      ? [
          {
            label: words,
            href: localeHref(locale, href),
            importance: importances.find((known) => known === importance) ?? 'normal',
          },
        ]
      : []
  })
}

const makers: Omit<{ [T in Slice['type']]: Maker<T> }, keyof typeof embedMakers> & typeof embedMakers = {
  hero: (block, locale, { picture }) => ({
    type: 'hero',
    heading: textOf(block, 'heading', locale),
    text: textOf(block, 'text', locale),
    picture: picture(block.picture),
    actions: actions(block.items, locale),
  }),
  categorytiles: (block, locale, { category }) => {
    const tiles = listOf(block.categories)
      .flatMap((id) => category(id) ?? [])
      .map(({ name, href, picture }) => ({ title: name, href, picture }))
    return tiles.length > 0 ? { type: 'categorytiles', heading: textOf(block, 'heading', locale), tiles } : undefined
  },
  productcarousel: (block, locale, references) => {
    const source = carouselSource(block, locale, references)
    const products = source ? references.products(source) : []
    return source && products.length > 0
      ? { type: 'productcarousel', heading: textOf(block, 'heading', locale), products, more: references.more(source) }
      : undefined
  },
  stories: (block, locale, { page }) => {
    const stories = listOf(block.pages)
      .flatMap((id) => page(id) ?? [])
      .map(({ summary, ...story }) => ({ ...story, text: summary }))
    return stories.length > 0 ? { type: 'stories', heading: textOf(block, 'heading', locale), stories } : undefined
  },
  markdowncopy: (block, locale, { richText }) => {
    const copy = listOf(block.copy)
      .map((item) => wordsIn((item as { text?: Localized }).text, locale))
      .filter(Boolean)
    return copy.length > 0 ? { type: 'markdowncopy', copy: copy.map(richText) } : undefined
  },
  image: (block, locale, { picture, inlineText }) => {
    const [found, caption, link] = [
      picture(block.picture),
      textOf(block, 'caption', locale),
      textOf(block, 'link', locale),
    ]
    return (
      found && {
        type: 'image',
        picture: found,
        ...(caption && { caption: inlineText(caption) }),
        ...(link && { href: localeHref(locale, link) }),
      }
    )
  },
  action: (block, locale) => {
    const items = actions(block.items, locale)
    return items.length > 0 ? { type: 'action', items } : undefined
  },
  inlinealert: (block, locale, { inlineText }) => ({
    type: 'inlinealert',
    text: inlineText(textOf(block, 'text', locale)),
    alertType: alertTypes.find((known) => known === block.alerttype) ?? 'INFORMATION',
  }),
  ...embedMakers,
}

function carouselSource(
  block: BlockDoc,
  locale: Locale,
  { category, collectionKey }: PageReferences,
): CarouselSource | undefined {
  const limit = typeof block.limit === 'number' ? block.limit : 8
  const inCategory = category(block.category)?.key
  switch (block.source) {
    case 'products':
      return { kind: 'products', ids: listOf(block.products) as Id[] }
    case 'category':
      return inCategory ? { kind: 'scope', scope: { category: inCategory }, limit } : undefined
    case 'collection': {
      const collection = collectionKey(block.collection)
      return collection ? { kind: 'scope', scope: { collection }, limit } : undefined
    }
    case 'deals':
    case 'new':
      return { kind: 'scope', scope: { category: inCategory, narrow: block.source }, limit }
    case 'search': {
      const query = textOf(block, 'query', locale)
      return query ? { kind: 'search', query, limit } : undefined
    }
    case 'top-sellers':
      return { kind: 'scope', scope: {}, limit }
    default:
      return undefined
  }
}
