import { fillOrderSearch } from '../fill-order-search.ts'
import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-sqlite'

/** The rows alone change: names in capitals, and tracking numbers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillOrderSearch((query) => db.all(query))
}

export async function down(_: MigrateDownArgs): Promise<void> {}
