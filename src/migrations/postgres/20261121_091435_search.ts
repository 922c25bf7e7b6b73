import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_rules_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_search_rules_anchoring" AS ENUM('is', 'startsWith', 'contains');
  CREATE TYPE "public"."enum_search_rules_action" AS ENUM('pin', 'hide', 'redirect', 'replace');
  CREATE TYPE "public"."enum_search_synonyms_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_search_synonyms_kind" AS ENUM('same', 'one-way');
  CREATE TABLE "search_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_search_rules_language" NOT NULL,
  	"active" boolean DEFAULT true,
  	"anchoring" "enum_search_rules_anchoring" DEFAULT 'is' NOT NULL,
  	"query" varchar NOT NULL,
  	"action" "enum_search_rules_action" DEFAULT 'pin' NOT NULL,
  	"url" varchar,
  	"replacement" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_search_synonyms_language" NOT NULL,
  	"kind" "enum_search_synonyms_kind" DEFAULT 'same' NOT NULL,
  	"input" varchar,
  	"words" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_queries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query_id" varchar,
  	"language" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"hits" numeric NOT NULL,
  	"at" numeric NOT NULL
  );
  
  CREATE TABLE "search_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query_id" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"product" varchar NOT NULL,
  	"position" numeric,
  	"at" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_rules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" integer;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_rules_updated_at_idx" ON "search_rules" USING btree ("updated_at");
  CREATE INDEX "search_rules_created_at_idx" ON "search_rules" USING btree ("created_at");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_products_id_idx" ON "search_rules_rels" USING btree ("products_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_queries_query_id_idx" ON "search_queries" USING btree ("query_id");
  CREATE INDEX "search_queries_at_idx" ON "search_queries" USING btree ("at");
  CREATE INDEX "search_events_query_id_idx" ON "search_events" USING btree ("query_id");
  CREATE INDEX "search_events_at_idx" ON "search_events" USING btree ("at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_queries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_queries" CASCADE;
  DROP TABLE "search_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  DROP TYPE "public"."enum_search_rules_language";
  DROP TYPE "public"."enum_search_rules_anchoring";
  DROP TYPE "public"."enum_search_rules_action";
  DROP TYPE "public"."enum_search_synonyms_language";
  DROP TYPE "public"."enum_search_synonyms_kind";`)
}
