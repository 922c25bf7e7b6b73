import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "products" ADD COLUMN "low_stock_up_to" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_low_stock_up_to" numeric;
  ALTER TABLE "reviews" ADD COLUMN "used_for" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "products" DROP COLUMN "low_stock_up_to";
  ALTER TABLE "_products_v" DROP COLUMN "version_low_stock_up_to";
  ALTER TABLE "reviews" DROP COLUMN "used_for";`)
}
