import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_alerts_status" AS ENUM('pending', 'confirmed', 'sent');
  CREATE TYPE "public"."enum_stock_alerts_language" AS ENUM('en', 'fr');
  CREATE TABLE "stock_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"product" varchar NOT NULL,
  	"status" "enum_stock_alerts_status" NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_stock_alerts_language" NOT NULL,
  	"consent" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"person" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "stock_alerts_sku_idx" ON "stock_alerts" USING btree ("sku");
  CREATE INDEX "stock_alerts_product_idx" ON "stock_alerts" USING btree ("product");
  CREATE INDEX "stock_alerts_status_idx" ON "stock_alerts" USING btree ("status");
  CREATE INDEX "stock_alerts_expires_at_idx" ON "stock_alerts" USING btree ("expires_at");
  CREATE INDEX "stock_alerts_person_idx" ON "stock_alerts" USING btree ("person");
  CREATE UNIQUE INDEX "stock_alerts_key_idx" ON "stock_alerts" USING btree ("key");
  CREATE INDEX "stock_alerts_updated_at_idx" ON "stock_alerts" USING btree ("updated_at");
  CREATE INDEX "stock_alerts_created_at_idx" ON "stock_alerts" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "stock_alerts" CASCADE;
  DROP TYPE "public"."enum_stock_alerts_status";
  DROP TYPE "public"."enum_stock_alerts_language";`)
}
