import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_questions_status" AS ENUM('pending', 'published', 'rejected');
  CREATE TYPE "public"."enum_questions_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_questions_mail_state" AS ENUM('none', 'pending', 'confirmed', 'sent');
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_questions_status" DEFAULT 'pending' NOT NULL,
  	"answer" varchar,
  	"text" varchar NOT NULL,
  	"product_id" integer,
  	"author" varchar,
  	"language" "enum_questions_language" NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"email" varchar,
  	"person" varchar,
  	"mail_state" "enum_questions_mail_state",
  	"consent" varchar,
  	"address_until" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questions_id" integer;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "questions_status_idx" ON "questions" USING btree ("status");
  CREATE INDEX "questions_product_idx" ON "questions" USING btree ("product_id");
  CREATE INDEX "questions_asked_at_idx" ON "questions" USING btree ("asked_at");
  CREATE INDEX "questions_person_idx" ON "questions" USING btree ("person");
  CREATE INDEX "questions_address_until_idx" ON "questions" USING btree ("address_until");
  CREATE UNIQUE INDEX "questions_key_idx" ON "questions" USING btree ("key");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "questions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "questions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_questions_fk";
  
  DROP INDEX "payload_locked_documents_rels_questions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questions_id";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum_questions_language";
  DROP TYPE "public"."enum_questions_mail_state";`)
}
