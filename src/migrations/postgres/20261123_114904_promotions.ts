import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promotions_kind" AS ENUM('percentage', 'amount', 'tiers', 'buy-x-get-y', 'gift');
  CREATE TYPE "public"."enum_promotions_startsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum_promotions_endsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum__promotions_v_version_kind" AS ENUM('percentage', 'amount', 'tiers', 'buy-x-get-y', 'gift');
  CREATE TYPE "public"."enum__promotions_v_version_startsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum__promotions_v_version_endsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TABLE "promotions_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"percent" numeric
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_en" varchar NOT NULL,
  	"name_fr" varchar NOT NULL,
  	"kind" "enum_promotions_kind" DEFAULT 'percentage' NOT NULL,
  	"buy" numeric,
  	"get" numeric,
  	"percent" numeric,
  	"amount" numeric,
  	"gift" varchar,
  	"minimum" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_promotions_startsat_tz" DEFAULT 'America/Toronto',
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_promotions_endsat_tz" DEFAULT 'America/Toronto',
  	"combines" boolean,
  	"active" boolean DEFAULT true,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"brands_id" integer,
  	"product_collections_id" integer
  );
  
  CREATE TABLE "_promotions_v_version_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_en" varchar NOT NULL,
  	"version_name_fr" varchar NOT NULL,
  	"version_kind" "enum__promotions_v_version_kind" DEFAULT 'percentage' NOT NULL,
  	"version_buy" numeric,
  	"version_get" numeric,
  	"version_percent" numeric,
  	"version_amount" numeric,
  	"version_gift" varchar,
  	"version_minimum" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__promotions_v_version_startsat_tz" DEFAULT 'America/Toronto',
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__promotions_v_version_endsat_tz" DEFAULT 'America/Toronto',
  	"version_combines" boolean,
  	"version_active" boolean DEFAULT true,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_promotions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"brands_id" integer,
  	"product_collections_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promotions_id" integer;
  ALTER TABLE "promotions_tiers" ADD CONSTRAINT "promotions_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_tiers" ADD CONSTRAINT "_promotions_v_version_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promotions_tiers_order_idx" ON "promotions_tiers" USING btree ("_order");
  CREATE INDEX "promotions_tiers_parent_id_idx" ON "promotions_tiers" USING btree ("_parent_id");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_categories_id_idx" ON "promotions_rels" USING btree ("categories_id");
  CREATE INDEX "promotions_rels_brands_id_idx" ON "promotions_rels" USING btree ("brands_id");
  CREATE INDEX "promotions_rels_product_collections_id_idx" ON "promotions_rels" USING btree ("product_collections_id");
  CREATE INDEX "_promotions_v_version_tiers_order_idx" ON "_promotions_v_version_tiers" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_tiers_parent_id_idx" ON "_promotions_v_version_tiers" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_rels_order_idx" ON "_promotions_v_rels" USING btree ("order");
  CREATE INDEX "_promotions_v_rels_parent_idx" ON "_promotions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_rels_path_idx" ON "_promotions_v_rels" USING btree ("path");
  CREATE INDEX "_promotions_v_rels_categories_id_idx" ON "_promotions_v_rels" USING btree ("categories_id");
  CREATE INDEX "_promotions_v_rels_brands_id_idx" ON "_promotions_v_rels" USING btree ("brands_id");
  CREATE INDEX "_promotions_v_rels_product_collections_id_idx" ON "_promotions_v_rels" USING btree ("product_collections_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promotions_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v_version_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "promotions_tiers" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_rels" CASCADE;
  DROP TABLE "_promotions_v_version_tiers" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TABLE "_promotions_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotions_fk";
  
  DROP INDEX "payload_locked_documents_rels_promotions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promotions_id";
  DROP TYPE "public"."enum_promotions_kind";
  DROP TYPE "public"."enum_promotions_startsat_tz";
  DROP TYPE "public"."enum_promotions_endsat_tz";
  DROP TYPE "public"."enum__promotions_v_version_kind";
  DROP TYPE "public"."enum__promotions_v_version_startsat_tz";
  DROP TYPE "public"."enum__promotions_v_version_endsat_tz";`)
}
