import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_queries" ADD COLUMN "understood" varchar;
  ALTER TABLE "search_queries" ADD COLUMN "unknown" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_queries" DROP COLUMN "understood";
  ALTER TABLE "search_queries" DROP COLUMN "unknown";`)
}
