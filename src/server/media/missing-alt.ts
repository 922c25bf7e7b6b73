import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { languageName, locales, type Locale } from '../../domain/locale.ts'

type Block = Record<string, unknown>
/** A picture that is used, and the languages in which it is shown there. `isLink`: it leads somewhere. */
type Used = { path: string; id: string; languages: readonly Locale[]; isLink?: boolean }
type Known = { name: string; decorative: boolean; languages: Locale[] }

/**
 * Before a page is published: a picture on it without a text alternative in a language in which it is shown is reported
 * beside its field. What is marked as decoration may be silent, unless it is a link: that would have no name. A silent
 * write is the seed's.
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
  const known = await picturesById(req, [...new Set(used.map(({ id }) => id))])
  const language = localeOf(req)
  const errors = used.flatMap(({ path, id, isLink, ...shown }) => {
    const { name, decorative, languages } = known.get(id) ?? { name: '', decorative: true, languages: [] }
    if (decorative) return isLink ? [{ path, message: staffText(language, 'refusal_picture_link', { name }) }] : []
    const missing = languages.filter((each) => shown.languages.includes(each))
    return missing.length > 0 ? [{ path, message: missingAltWords(language, name, missing) }] : []
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
    const isLink = [block.link, block.vert_link].some(isWritten)
    return [
      ...['picture', 'vert_image'].flatMap((name) =>
        usedAt(`layout.${at}.${name}`, block[name], languages).map((used) => ({ ...used, isLink })),
      ),
      ...columns.flatMap(({ picture }, column) => usedAt(`layout.${at}.columns.${column}.picture`, picture, languages)),
    ]
  })
}

/** Whether a field has words, in one language or in any. */
const isWritten = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() !== '' : Object.values(text ?? {}).some(isWritten)

const usedAt = (path: string, value: unknown, languages: readonly Locale[] = locales): Used[] => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === null || id === undefined ? [] : [{ path, id: String(id), languages }]
}

const listedAt = (path: string, values: unknown): Used[] =>
  Array.isArray(values) ? values.flatMap((value) => usedAt(path, value)) : []

async function picturesById(req: PayloadRequest, ids: string[]): Promise<Map<string, Known>> {
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
    inAllLocales('media', docs).map(({ id, filename, alt, decorative }) => [
      String(id),
      {
        name: String(filename),
        decorative: decorative === true,
        languages: locales.filter((locale) => !alt?.[locale]?.trim()),
      },
    ]),
  )
}
