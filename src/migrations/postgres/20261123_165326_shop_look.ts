import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "shop_name" varchar DEFAULT 'Portage' NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "logo_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "main_colour" varchar DEFAULT '#1f4a3a' NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "dark_colour" varchar DEFAULT '#12332a' NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "sale_colour" varchar DEFAULT '#b92b18' NOT NULL;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_shop_name" varchar DEFAULT 'Portage' NOT NULL;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_logo_id" integer;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_main_colour" varchar DEFAULT '#1f4a3a' NOT NULL;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_dark_colour" varchar DEFAULT '#12332a' NOT NULL;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_sale_colour" varchar DEFAULT '#b92b18' NOT NULL;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_settings_logo_idx" ON "shop_settings" USING btree ("logo_id");
  CREATE INDEX "_shop_settings_v_version_version_logo_idx" ON "_shop_settings_v" USING btree ("version_logo_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_logo_id_media_id_fk";
  
  ALTER TABLE "_shop_settings_v" DROP CONSTRAINT "_shop_settings_v_version_logo_id_media_id_fk";
  
  DROP INDEX "shop_settings_logo_idx";
  DROP INDEX "_shop_settings_v_version_version_logo_idx";
  ALTER TABLE "shop_settings" DROP COLUMN "shop_name";
  ALTER TABLE "shop_settings" DROP COLUMN "logo_id";
  ALTER TABLE "shop_settings" DROP COLUMN "main_colour";
  ALTER TABLE "shop_settings" DROP COLUMN "dark_colour";
  ALTER TABLE "shop_settings" DROP COLUMN "sale_colour";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_shop_name";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_logo_id";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_main_colour";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_dark_colour";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_sale_colour";`)
}
