import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_markdowns_kind" AS ENUM('percentage', 'amount', 'price');
  CREATE TYPE "public"."enum_markdowns_rounding" AS ENUM('none', 'end-95', 'end-99', 'dollar');
  CREATE TYPE "public"."enum_markdowns_startsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum_markdowns_endsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum_markdowns_state" AS ENUM('off', 'waiting', 'running', 'ended');
  CREATE TYPE "public"."enum__markdowns_v_version_kind" AS ENUM('percentage', 'amount', 'price');
  CREATE TYPE "public"."enum__markdowns_v_version_rounding" AS ENUM('none', 'end-95', 'end-99', 'dollar');
  CREATE TYPE "public"."enum__markdowns_v_version_startsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum__markdowns_v_version_endsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum__markdowns_v_version_state" AS ENUM('off', 'waiting', 'running', 'ended');
  CREATE TABLE "markdowns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_markdowns_kind" DEFAULT 'percentage' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"price" numeric,
  	"rounding" "enum_markdowns_rounding" DEFAULT 'none',
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_markdowns_startsat_tz" DEFAULT 'America/Toronto',
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_markdowns_endsat_tz" DEFAULT 'America/Toronto',
  	"allow_overlap" boolean,
  	"active" boolean DEFAULT true,
  	"state" "enum_markdowns_state",
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "markdowns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"categories_id" integer,
  	"brands_id" integer,
  	"product_collections_id" integer
  );
  
  CREATE TABLE "_markdowns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_kind" "enum__markdowns_v_version_kind" DEFAULT 'percentage' NOT NULL,
  	"version_percent" numeric,
  	"version_amount" numeric,
  	"version_price" numeric,
  	"version_rounding" "enum__markdowns_v_version_rounding" DEFAULT 'none',
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__markdowns_v_version_startsat_tz" DEFAULT 'America/Toronto',
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__markdowns_v_version_endsat_tz" DEFAULT 'America/Toronto',
  	"version_allow_overlap" boolean,
  	"version_active" boolean DEFAULT true,
  	"version_state" "enum__markdowns_v_version_state",
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_markdowns_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"categories_id" integer,
  	"brands_id" integer,
  	"product_collections_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "markdowns_id" integer;
  ALTER TABLE "markdowns_rels" ADD CONSTRAINT "markdowns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markdowns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markdowns_rels" ADD CONSTRAINT "markdowns_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markdowns_rels" ADD CONSTRAINT "markdowns_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markdowns_rels" ADD CONSTRAINT "markdowns_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markdowns_rels" ADD CONSTRAINT "markdowns_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markdowns_v" ADD CONSTRAINT "_markdowns_v_parent_id_markdowns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markdowns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markdowns_v_rels" ADD CONSTRAINT "_markdowns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_markdowns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markdowns_v_rels" ADD CONSTRAINT "_markdowns_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markdowns_v_rels" ADD CONSTRAINT "_markdowns_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markdowns_v_rels" ADD CONSTRAINT "_markdowns_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markdowns_v_rels" ADD CONSTRAINT "_markdowns_v_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "markdowns_state_idx" ON "markdowns" USING btree ("state");
  CREATE INDEX "markdowns_updated_at_idx" ON "markdowns" USING btree ("updated_at");
  CREATE INDEX "markdowns_created_at_idx" ON "markdowns" USING btree ("created_at");
  CREATE INDEX "markdowns_rels_order_idx" ON "markdowns_rels" USING btree ("order");
  CREATE INDEX "markdowns_rels_parent_idx" ON "markdowns_rels" USING btree ("parent_id");
  CREATE INDEX "markdowns_rels_path_idx" ON "markdowns_rels" USING btree ("path");
  CREATE INDEX "markdowns_rels_products_id_idx" ON "markdowns_rels" USING btree ("products_id");
  CREATE INDEX "markdowns_rels_categories_id_idx" ON "markdowns_rels" USING btree ("categories_id");
  CREATE INDEX "markdowns_rels_brands_id_idx" ON "markdowns_rels" USING btree ("brands_id");
  CREATE INDEX "markdowns_rels_product_collections_id_idx" ON "markdowns_rels" USING btree ("product_collections_id");
  CREATE INDEX "_markdowns_v_parent_idx" ON "_markdowns_v" USING btree ("parent_id");
  CREATE INDEX "_markdowns_v_version_version_state_idx" ON "_markdowns_v" USING btree ("version_state");
  CREATE INDEX "_markdowns_v_version_version_updated_at_idx" ON "_markdowns_v" USING btree ("version_updated_at");
  CREATE INDEX "_markdowns_v_version_version_created_at_idx" ON "_markdowns_v" USING btree ("version_created_at");
  CREATE INDEX "_markdowns_v_created_at_idx" ON "_markdowns_v" USING btree ("created_at");
  CREATE INDEX "_markdowns_v_updated_at_idx" ON "_markdowns_v" USING btree ("updated_at");
  CREATE INDEX "_markdowns_v_rels_order_idx" ON "_markdowns_v_rels" USING btree ("order");
  CREATE INDEX "_markdowns_v_rels_parent_idx" ON "_markdowns_v_rels" USING btree ("parent_id");
  CREATE INDEX "_markdowns_v_rels_path_idx" ON "_markdowns_v_rels" USING btree ("path");
  CREATE INDEX "_markdowns_v_rels_products_id_idx" ON "_markdowns_v_rels" USING btree ("products_id");
  CREATE INDEX "_markdowns_v_rels_categories_id_idx" ON "_markdowns_v_rels" USING btree ("categories_id");
  CREATE INDEX "_markdowns_v_rels_brands_id_idx" ON "_markdowns_v_rels" USING btree ("brands_id");
  CREATE INDEX "_markdowns_v_rels_product_collections_id_idx" ON "_markdowns_v_rels" USING btree ("product_collections_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_markdowns_fk" FOREIGN KEY ("markdowns_id") REFERENCES "public"."markdowns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_markdowns_id_idx" ON "payload_locked_documents_rels" USING btree ("markdowns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markdowns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markdowns_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_markdowns_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_markdowns_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "markdowns" CASCADE;
  DROP TABLE "markdowns_rels" CASCADE;
  DROP TABLE "_markdowns_v" CASCADE;
  DROP TABLE "_markdowns_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_markdowns_fk";
  
  DROP INDEX "payload_locked_documents_rels_markdowns_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "markdowns_id";
  DROP TYPE "public"."enum_markdowns_kind";
  DROP TYPE "public"."enum_markdowns_rounding";
  DROP TYPE "public"."enum_markdowns_startsat_tz";
  DROP TYPE "public"."enum_markdowns_endsat_tz";
  DROP TYPE "public"."enum_markdowns_state";
  DROP TYPE "public"."enum__markdowns_v_version_kind";
  DROP TYPE "public"."enum__markdowns_v_version_rounding";
  DROP TYPE "public"."enum__markdowns_v_version_startsat_tz";
  DROP TYPE "public"."enum__markdowns_v_version_endsat_tz";
  DROP TYPE "public"."enum__markdowns_v_version_state";`)
}
