import type { Id } from '../../cms/from-doc/localized.ts'
import { type IdOf, type KeyOf, type Referred, referred } from '../../cms/product-line.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'

/** What products refer to, both ways; of pictures, the languages in which their text alternative is missing. */
export type ProductKeys = { keyOf: KeyOf; idOf: IdOf; missingAltOf(file: string): readonly Locale[] }

type PictureRow = { id: Id; filename: string; decorative: unknown; en: string | null; fr: string | null }

/**
 * Reads what products can refer to, which are some hundreds, and of pictures, which are more than products, only those
 * that are asked for.
 */
export async function productKeys(
  rows: Rows,
): Promise<(pictures: { files?: readonly string[]; ids?: readonly Id[] }) => Promise<ProductKeys>> {
  const keys = new Map<Referred, Map<Id, string>>()
  for (const collection of referred) {
    if (collection === 'media') continue
    const found = await rows<{ id: Id; key: string }>(
      sql`select id, key from ${sql.identifier(collection.replaceAll('-', '_'))}`,
    )
    keys.set(collection, new Map(found.map(({ id, key }) => [Number(id), key])))
  }
  const ids = new Map(
    [...keys].map(([collection, byId]) => [collection, new Map([...byId].map(([id, key]) => [key, id]))]),
  )
  return async ({ files = [], ids: numbers = [] }) => {
    const pictures = [
      ...(await picturesWhere(rows, 'filename', [...new Set(files)])),
      ...(await picturesWhere(rows, 'id', [...new Set(numbers)])),
    ]
    const byFile = new Map(pictures.map((picture) => [picture.filename, picture]))
    const fileOf = new Map(pictures.map(({ id, filename }) => [Number(id), filename]))
    return {
      keyOf: (collection, id) => (collection === 'media' ? fileOf.get(Number(id)) : keys.get(collection)?.get(id)),
      idOf: (collection, key) => {
        if (collection !== 'media') return ids.get(collection)?.get(key)
        const id = byFile.get(key)?.id
        return id === undefined ? undefined : Number(id)
      },
      missingAltOf(file) {
        const picture = byFile.get(file)
        return !picture || Number(picture.decorative) === 1 ? [] : locales.filter((locale) => !picture[locale]?.trim())
      },
    }
  }
}

const picturesWhere = (rows: Rows, column: 'id' | 'filename', values: readonly Id[]): Promise<PictureRow[]> =>
  rowsIn(
    rows,
    values,
    (list) => sql`
      select m.id, m.filename, m.decorative, en.alt as en, fr.alt as fr from media m
      left join media_locales en on en._parent_id = m.id and en._locale = 'en'
      left join media_locales fr on fr._parent_id = m.id and fr._locale = 'fr'
      where m.${sql.identifier(column)} in (${list})`,
  )
