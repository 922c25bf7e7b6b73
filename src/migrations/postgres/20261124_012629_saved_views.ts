import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saved_views_list" AS ENUM('products', 'orders');
  CREATE TABLE "saved_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"list" "enum_saved_views_list" NOT NULL,
  	"query" varchar NOT NULL,
  	"shared" boolean DEFAULT false,
  	"owner" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "saved_views_list_idx" ON "saved_views" USING btree ("list");
  CREATE INDEX "saved_views_owner_idx" ON "saved_views" USING btree ("owner");
  CREATE INDEX "saved_views_updated_at_idx" ON "saved_views" USING btree ("updated_at");
  CREATE INDEX "saved_views_created_at_idx" ON "saved_views" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_views" CASCADE;
  DROP TYPE "public"."enum_saved_views_list";`)
}
