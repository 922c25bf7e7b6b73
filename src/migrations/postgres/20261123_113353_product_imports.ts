import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"author" varchar NOT NULL,
  	"at" numeric NOT NULL,
  	"last_at" numeric NOT NULL,
  	"state" varchar NOT NULL,
  	"added" numeric DEFAULT 0 NOT NULL,
  	"changed" numeric DEFAULT 0 NOT NULL,
  	"written" numeric DEFAULT 0 NOT NULL,
  	"undone" numeric DEFAULT 0 NOT NULL,
  	"undone_by" varchar,
  	"undone_at" numeric
  );
  
  CREATE TABLE "product_import_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"run" numeric NOT NULL,
  	"product" numeric NOT NULL,
  	"code" varchar NOT NULL,
  	"before" varchar,
  	"status" varchar,
  	"after" varchar NOT NULL,
  	"stock" varchar
  );
  
  CREATE INDEX "product_imports_at_idx" ON "product_imports" USING btree ("at");
  CREATE INDEX "product_import_changes_run_idx" ON "product_import_changes" USING btree ("run");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "product_imports" CASCADE;
  DROP TABLE "product_import_changes" CASCADE;`)
}
