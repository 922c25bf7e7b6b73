import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_size_guides_lines_measure" AS ENUM('chest', 'waist', 'hips', 'inseam', 'height', 'foot', 'hand', 'head');
  CREATE TYPE "public"."enum_size_guides_gender" AS ENUM('women', 'men', 'unisex', 'kids');
  CREATE TABLE "size_guides_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"measure" "enum_size_guides_lines_measure" NOT NULL,
  	"from" numeric NOT NULL,
  	"to" numeric
  );
  
  CREATE TABLE "size_guides_lines_locales" (
  	"size" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "size_guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"brand_id" integer,
  	"gender" "enum_size_guides_gender",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "size_guides_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"how_to" varchar,
  	"between" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "size_guides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "size_guides_id" integer;
  ALTER TABLE "size_guides_lines" ADD CONSTRAINT "size_guides_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_guides_lines_locales" ADD CONSTRAINT "size_guides_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_guides_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_guides" ADD CONSTRAINT "size_guides_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "size_guides_locales" ADD CONSTRAINT "size_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_guides_rels" ADD CONSTRAINT "size_guides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."size_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_guides_rels" ADD CONSTRAINT "size_guides_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "size_guides_lines_order_idx" ON "size_guides_lines" USING btree ("_order");
  CREATE INDEX "size_guides_lines_parent_id_idx" ON "size_guides_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "size_guides_lines_locales_locale_parent_id_unique" ON "size_guides_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "size_guides_lines_locales_parent_idx" ON "size_guides_lines_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "size_guides_key_idx" ON "size_guides" USING btree ("key");
  CREATE INDEX "size_guides_brand_idx" ON "size_guides" USING btree ("brand_id");
  CREATE INDEX "size_guides_updated_at_idx" ON "size_guides" USING btree ("updated_at");
  CREATE INDEX "size_guides_created_at_idx" ON "size_guides" USING btree ("created_at");
  CREATE INDEX "size_guides_slug_idx" ON "size_guides_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "size_guides_locales_locale_parent_id_unique" ON "size_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "size_guides_locales_parent_idx" ON "size_guides_locales" USING btree ("_parent_id");
  CREATE INDEX "size_guides_rels_order_idx" ON "size_guides_rels" USING btree ("order");
  CREATE INDEX "size_guides_rels_parent_idx" ON "size_guides_rels" USING btree ("parent_id");
  CREATE INDEX "size_guides_rels_path_idx" ON "size_guides_rels" USING btree ("path");
  CREATE INDEX "size_guides_rels_categories_id_idx" ON "size_guides_rels" USING btree ("categories_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_size_guides_fk" FOREIGN KEY ("size_guides_id") REFERENCES "public"."size_guides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_size_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("size_guides_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "size_guides_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_guides_lines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "size_guides_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "size_guides_lines" CASCADE;
  DROP TABLE "size_guides_lines_locales" CASCADE;
  DROP TABLE "size_guides" CASCADE;
  DROP TABLE "size_guides_locales" CASCADE;
  DROP TABLE "size_guides_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_size_guides_fk";
  
  DROP INDEX "payload_locked_documents_rels_size_guides_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "size_guides_id";
  DROP TYPE "public"."enum_size_guides_lines_measure";
  DROP TYPE "public"."enum_size_guides_gender";`)
}
