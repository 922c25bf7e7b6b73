import { sql, type Rows } from '../database/database.ts'

/** Documents that a link can name. */
const MOST_NAMED = 200

/**
 * What waits to be published: what is published and was changed since, and what never was. What was taken out of the
 * shop is a draft for Payload, too, and waits for nothing. How many, and the newest of them by id.
 */
export async function draftsToPublish(
  rows: Rows,
  collection: 'products' | 'pages' | 'menus',
): Promise<{ count: number; ids: number[] }> {
  const versions = sql.identifier(`_${collection}_v`)
  const found = await rows<{ id: number | string; count: number | string }>(sql`
    select v.parent_id as id, count(*) over () as count from ${versions} v
    join ${sql.identifier(collection)} d on d.id = v.parent_id
    where v.latest = true and v.version__status = 'draft' and (d._status = 'published' or not exists (
      select 1 from ${versions} older where older.parent_id = v.parent_id and older.version__status = 'published'))
    order by v.parent_id desc limit ${MOST_NAMED}`)
  return { count: Number(found[0]?.count ?? 0), ids: found.map(({ id }) => Number(id)) }
}
