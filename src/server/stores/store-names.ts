import type { Payload } from 'payload'
import type { Both } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'

/** What a store is called. */
export type StoreName = { slug: string; name: Both; city: string }

/** What stores are called in both languages, and in which city they are: all, or the one of a slug. */
export async function storeNames(payload: Payload, only?: string): Promise<StoreName[]> {
  const rows = await rowsOf(payload)<{ slug: string; city: string; en: string | null; fr: string | null }>(sql`
    select s.slug, s.city, en.name as en, fr.name as fr from stores s
    left join stores_locales en on en._parent_id = s.id and en._locale = 'en'
    left join stores_locales fr on fr._parent_id = s.id and fr._locale = 'fr'
    ${only === undefined ? sql`` : sql`where s.slug = ${only}`} order by s.slug`)
  return rows.map(({ slug, city, en, fr }) => ({ slug, city, name: { en: en ?? city, fr: fr ?? en ?? city } }))
}
