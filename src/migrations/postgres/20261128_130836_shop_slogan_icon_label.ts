import { fillSlogan } from '../fill-slogan.ts'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "icon_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "return_label" numeric DEFAULT 800 NOT NULL;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "slogan" varchar;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_icon_id" integer;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_return_label" numeric DEFAULT 800 NOT NULL;
  ALTER TABLE "_shop_settings_v_locales" ADD COLUMN "version_slogan" varchar;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_settings_icon_idx" ON "shop_settings" USING btree ("icon_id");
  CREATE INDEX "_shop_settings_v_version_version_icon_idx" ON "_shop_settings_v" USING btree ("version_icon_id");`)
  await fillSlogan((query) => db.execute(query))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_icon_id_media_id_fk";
  
  ALTER TABLE "_shop_settings_v" DROP CONSTRAINT "_shop_settings_v_version_icon_id_media_id_fk";
  
  DROP INDEX "shop_settings_icon_idx";
  DROP INDEX "_shop_settings_v_version_version_icon_idx";
  ALTER TABLE "shop_settings" DROP COLUMN "icon_id";
  ALTER TABLE "shop_settings" DROP COLUMN "return_label";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "slogan";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_return_label";
  ALTER TABLE "_shop_settings_v_locales" DROP COLUMN "version_slogan";`)
}
