import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_settings_social_network" AS ENUM('instagram', 'facebook', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'x');
  CREATE TYPE "public"."enum__shop_settings_v_version_social_network" AS ENUM('instagram', 'facebook', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'x');
  CREATE TABLE "shop_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_shop_settings_social_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "shop_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"regular" numeric DEFAULT 1000 NOT NULL,
  	"express" numeric DEFAULT 1800 NOT NULL,
  	"bike" numeric DEFAULT 9500 NOT NULL,
  	"oversize" numeric DEFAULT 3000 NOT NULL,
  	"has_free_delivery" boolean DEFAULT true,
  	"free_from" numeric DEFAULT 5000,
  	"return_days" numeric DEFAULT 60 NOT NULL,
  	"company" varchar,
  	"telephone" varchar,
  	"email" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_settings_locales" (
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__shop_settings_v_version_social_network" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shop_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_regular" numeric DEFAULT 1000 NOT NULL,
  	"version_express" numeric DEFAULT 1800 NOT NULL,
  	"version_bike" numeric DEFAULT 9500 NOT NULL,
  	"version_oversize" numeric DEFAULT 3000 NOT NULL,
  	"version_has_free_delivery" boolean DEFAULT true,
  	"version_free_from" numeric DEFAULT 5000,
  	"version_return_days" numeric DEFAULT 60 NOT NULL,
  	"version_company" varchar,
  	"version_telephone" varchar,
  	"version_email" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v_locales" (
  	"version_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "shop_settings_social" ADD CONSTRAINT "shop_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_social" ADD CONSTRAINT "_shop_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_locales" ADD CONSTRAINT "_shop_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shop_settings_social_order_idx" ON "shop_settings_social" USING btree ("_order");
  CREATE INDEX "shop_settings_social_parent_id_idx" ON "shop_settings_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "shop_settings_locales_locale_parent_id_unique" ON "shop_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_settings_locales_parent_idx" ON "shop_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_social_order_idx" ON "_shop_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_shop_settings_v_version_social_parent_id_idx" ON "_shop_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_created_at_idx" ON "_shop_settings_v" USING btree ("created_at");
  CREATE INDEX "_shop_settings_v_updated_at_idx" ON "_shop_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_shop_settings_v_locales_locale_parent_id_unique" ON "_shop_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shop_settings_v_locales_parent_idx" ON "_shop_settings_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_settings_social" CASCADE;
  DROP TABLE "shop_settings" CASCADE;
  DROP TABLE "shop_settings_locales" CASCADE;
  DROP TABLE "_shop_settings_v_version_social" CASCADE;
  DROP TABLE "_shop_settings_v" CASCADE;
  DROP TABLE "_shop_settings_v_locales" CASCADE;
  DROP TYPE "public"."enum_shop_settings_social_network";
  DROP TYPE "public"."enum__shop_settings_v_version_social_network";`)
}
