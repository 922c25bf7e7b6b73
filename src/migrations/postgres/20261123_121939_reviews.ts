import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'published', 'rejected');
  CREATE TYPE "public"."enum_reviews_fit" AS ENUM('small', 'true', 'large');
  CREATE TYPE "public"."enum_reviews_language" AS ENUM('en', 'fr');
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
  	"reply" varchar,
  	"product_id" integer,
  	"stars" numeric NOT NULL,
  	"fit" "enum_reviews_fit",
  	"language" "enum_reviews_language" NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"author" varchar,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"order" varchar,
  	"is_sample" boolean DEFAULT false,
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_opt_outs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id");
  CREATE INDEX "reviews_stars_idx" ON "reviews" USING btree ("stars");
  CREATE INDEX "reviews_written_at_idx" ON "reviews" USING btree ("written_at");
  CREATE INDEX "reviews_order_idx" ON "reviews" USING btree ("order");
  CREATE UNIQUE INDEX "reviews_key_idx" ON "reviews" USING btree ("key");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_opt_outs_key_idx" ON "mail_opt_outs" USING btree ("key");
  CREATE INDEX "mail_opt_outs_updated_at_idx" ON "mail_opt_outs" USING btree ("updated_at");
  CREATE INDEX "mail_opt_outs_created_at_idx" ON "mail_opt_outs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_opt_outs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "mail_opt_outs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum_reviews_fit";
  DROP TYPE "public"."enum_reviews_language";`)
}
