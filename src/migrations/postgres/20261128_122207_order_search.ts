import { fillOrderSearch } from '../fill-order-search.ts'
import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

/** The rows alone change: names in capitals, and tracking numbers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillOrderSearch(async (query) => (await db.execute(query)).rows)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
