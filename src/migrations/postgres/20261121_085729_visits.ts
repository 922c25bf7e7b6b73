import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_log_how" AS ENUM('accept', 'refuse', 'choose');
  CREATE TYPE "public"."enum_consent_log_gpc" AS ENUM('on', 'off');
  CREATE TYPE "public"."enum_consent_log_language" AS ENUM('en', 'fr');
  CREATE TABLE "visit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"at" numeric NOT NULL,
  	"visit" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"label" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "consent_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"how" "enum_consent_log_how" NOT NULL,
  	"granted" varchar,
  	"gpc" "enum_consent_log_gpc" NOT NULL,
  	"language" "enum_consent_log_language" NOT NULL,
  	"choices" numeric NOT NULL
  );
  
  CREATE TABLE "assistant_usage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"tokens" numeric NOT NULL
  );
  
  CREATE INDEX "visit_events_day_idx" ON "visit_events" USING btree ("day");
  CREATE INDEX "name_day_idx" ON "visit_events" USING btree ("name","day");
  CREATE UNIQUE INDEX "consent_log_key_idx" ON "consent_log" USING btree ("key");
  CREATE INDEX "consent_log_day_idx" ON "consent_log" USING btree ("day");
  CREATE UNIQUE INDEX "assistant_usage_day_idx" ON "assistant_usage" USING btree ("day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "visit_events" CASCADE;
  DROP TABLE "consent_log" CASCADE;
  DROP TABLE "assistant_usage" CASCADE;
  DROP TYPE "public"."enum_consent_log_how";
  DROP TYPE "public"."enum_consent_log_gpc";
  DROP TYPE "public"."enum_consent_log_language";`)
}
