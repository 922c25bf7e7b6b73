import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_order_events_kind" ADD VALUE 'tagged';
  ALTER TABLE "orders" ADD COLUMN "tags" varchar;
  CREATE INDEX "orders_tags_idx" ON "orders" USING btree ("tags");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_order_events_kind";
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded', 'payment-failed', 'mail', 'note', 'packing-slip');
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_order_events_kind" USING "kind"::"public"."enum_order_events_kind";
  DROP INDEX "orders_tags_idx";
  ALTER TABLE "orders" DROP COLUMN "tags";`)
}
