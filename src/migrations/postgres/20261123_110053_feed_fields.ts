import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_variants" ADD COLUMN "gtin" varchar;
  ALTER TABLE "products_variants" ADD COLUMN "mpn" varchar;
  ALTER TABLE "_products_v_version_variants" ADD COLUMN "gtin" varchar;
  ALTER TABLE "_products_v_version_variants" ADD COLUMN "mpn" varchar;
  ALTER TABLE "categories" ADD COLUMN "google_category" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_variants" DROP COLUMN "gtin";
  ALTER TABLE "products_variants" DROP COLUMN "mpn";
  ALTER TABLE "_products_v_version_variants" DROP COLUMN "gtin";
  ALTER TABLE "_products_v_version_variants" DROP COLUMN "mpn";
  ALTER TABLE "categories" DROP COLUMN "google_category";`)
}
