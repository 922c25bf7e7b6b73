import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { languageName, locales, type Locale } from '../../domain/locale.ts'

type Block = Record<string, unknown>
/** A picture that is used, and the languages in which it is shown there. */
type Used = { path: string; id: string; languages: readonly Locale[] }

/**
 * Before a page is published: a picture on it without a text alternative in a language in which it is shown is reported
 * beside its field. What is marked as decoration may be silent. A silent write is the seed's.
 */
export const refuseMissingAlt: CollectionBeforeChangeHook = async ({ data, req, context }) => {
  if (context.silent || data._status !== 'published') return data
  await refuse('pages', picturesOf(data.layout), req)
  return data
}

/** The same of a product: its pictures, and those of its colours. */
export const refuseMissingProductAlt: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const product = { ...originalDoc, ...data } as { _status?: string; pictures?: unknown; colours?: unknown }
  if (context.silent || product._status !== 'published') return data
  const colours = Array.isArray(product.colours) ? (product.colours as Block[]) : []
  const used = [
    ...listedAt('pictures', product.pictures),
    ...colours.flatMap(({ pictures }, at) => listedAt(`colours.${at}.pictures`, pictures)),
  ]
  await refuse('products', used, req)
  return data
}

async function refuse(collection: 'pages' | 'products', used: Used[], req: PayloadRequest): Promise<void> {
  if (used.length === 0) return
  const missing = await languagesMissing(req, [...new Set(used.map(({ id }) => id))])
  const language = localeOf(req)
  const errors = used.flatMap(({ path, id, ...shown }) => {
    const { name, ...known } = missing.get(id) ?? { name: '', languages: [] }
    const languages = known.languages.filter((each) => shown.languages.includes(each))
    return languages.length > 0 ? [{ path, message: missingAltWords(language, name, languages) }] : []
  })
  if (errors.length > 0) throw fieldRefusal(req, collection, errors)
}

/** What is said of a picture without a text alternative in some languages. */
export const missingAltWords = (language: Locale, name: string, missing: readonly Locale[]): string =>
  staffText(language, 'refusal_picture_alt', {
    name,
    languages: missing.map((locale) => languageName[locale]).join(', '),
  })

/**
 * The pictures of a page with the paths of their fields. Those in the background of text, such as a poster, need none
 * of their own.
 */
function picturesOf(layout: unknown): Used[] {
  const blocks = Array.isArray(layout) ? (layout as Block[]) : []
  return blocks.flatMap((block, at) => {
    const columns = Array.isArray(block.columns) ? (block.columns as Block[]) : []
    const languages = locales.filter((each) => isShownIn(block, each))
    return [
      ...['picture', 'vert_image'].flatMap((name) => usedAt(`layout.${at}.${name}`, block[name], languages)),
      ...columns.flatMap(({ picture }, column) => usedAt(`layout.${at}.columns.${column}.picture`, picture, languages)),
    ]
  })
}

const usedAt = (path: string, value: unknown, languages: readonly Locale[] = locales): Used[] => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === null || id === undefined ? [] : [{ path, id: String(id), languages }]
}

const listedAt = (path: string, values: unknown): Used[] =>
  Array.isArray(values) ? values.flatMap((value) => usedAt(path, value)) : []

async function languagesMissing(
  req: PayloadRequest,
  ids: string[],
): Promise<Map<string, { name: string; languages: Locale[] }>> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: readRequest(req),
  })
  return new Map(
    inAllLocales('media', docs)
      .filter(({ decorative }) => decorative !== true)
      .map(({ id, filename, alt }) => [
        String(id),
        { name: String(filename), languages: locales.filter((locale) => !alt?.[locale]?.trim()) },
      ]),
  )
}
