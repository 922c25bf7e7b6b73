import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customer_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"note" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "low_stock_up_to" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_low_stock_up_to" numeric;
  ALTER TABLE "reviews" ADD COLUMN "used_for" varchar;
  CREATE INDEX "customer_notes_user_id_idx" ON "customer_notes" USING btree ("user_id");
  CREATE INDEX "customer_notes_updated_at_idx" ON "customer_notes" USING btree ("updated_at");
  CREATE INDEX "customer_notes_created_at_idx" ON "customer_notes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "customer_notes" CASCADE;
  ALTER TABLE "products" DROP COLUMN "low_stock_up_to";
  ALTER TABLE "_products_v" DROP COLUMN "version_low_stock_up_to";
  ALTER TABLE "reviews" DROP COLUMN "used_for";`)
}
