import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "review_pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_id" integer,
  	"file" varchar NOT NULL,
  	"alt" varchar,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"is_refused" boolean DEFAULT false,
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_pictures_review_idx" ON "review_pictures" USING btree ("review_id");
  CREATE UNIQUE INDEX "review_pictures_file_idx" ON "review_pictures" USING btree ("file");
  CREATE INDEX "review_pictures_updated_at_idx" ON "review_pictures" USING btree ("updated_at");
  CREATE INDEX "review_pictures_created_at_idx" ON "review_pictures" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "review_pictures" CASCADE;`)
}
