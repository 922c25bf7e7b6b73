import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "takes_reviews" boolean DEFAULT true;
  ALTER TABLE "shop_settings" ADD COLUMN "takes_questions" boolean DEFAULT true;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_takes_reviews" boolean DEFAULT true;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_takes_questions" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP COLUMN "takes_reviews";
  ALTER TABLE "shop_settings" DROP COLUMN "takes_questions";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_takes_reviews";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_takes_questions";`)
}
