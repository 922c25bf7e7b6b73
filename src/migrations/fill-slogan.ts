import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'

const slogans = { en: 'Gear for the carry between waters.', fr: 'L’équipement qui passe d’un lac à l’autre.' }

/** A shop that was filled with the sample catalogue showed this line before it was a setting, and goes on with it. */
export async function fillSlogan(run: (query: SQL) => unknown): Promise<void> {
  const isSample = sql`exists (select 1 from changes where target = 'seed' and doc_id = 'catalogue')`
  await run(
    sql`insert into shop_settings (has_free_delivery) select true where ${isSample} and not exists (select 1 from shop_settings)`,
  )
  for (const [locale, slogan] of Object.entries(slogans))
    await run(sql`
      insert into shop_settings_locales (slogan, _locale, _parent_id)
      select ${slogan}, ${locale}, id from shop_settings where ${isSample}
      on conflict (_locale, _parent_id) do update set slogan = excluded.slogan`)
}
