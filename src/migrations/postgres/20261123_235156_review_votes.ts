import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "review_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "reviews" ADD COLUMN "is_reported" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "helpful" numeric DEFAULT 0;
  ALTER TABLE "reviews" ADD COLUMN "reports" numeric DEFAULT 0;
  CREATE UNIQUE INDEX "review_votes_key_idx" ON "review_votes" USING btree ("key");
  CREATE INDEX "review_votes_updated_at_idx" ON "review_votes" USING btree ("updated_at");
  CREATE INDEX "review_votes_created_at_idx" ON "review_votes" USING btree ("created_at");
  CREATE INDEX "reviews_is_reported_idx" ON "reviews" USING btree ("is_reported");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_votes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_votes" CASCADE;
  DROP INDEX "reviews_is_reported_idx";
  ALTER TABLE "reviews" DROP COLUMN "is_reported";
  ALTER TABLE "reviews" DROP COLUMN "helpful";
  ALTER TABLE "reviews" DROP COLUMN "reports";`)
}
