import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "agent_answers" CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "agent_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"sum" varchar NOT NULL,
  	"status" numeric,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "agent_answers_key_idx" ON "agent_answers" USING btree ("key");
  CREATE INDEX "agent_answers_updated_at_idx" ON "agent_answers" USING btree ("updated_at");
  CREATE INDEX "agent_answers_created_at_idx" ON "agent_answers" USING btree ("created_at");`)
}
