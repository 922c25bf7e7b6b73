import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_orders_state" ADD VALUE 'shipped-in-part' BEFORE 'shipped';
  ALTER TYPE "public"."enum_order_events_state" ADD VALUE 'shipped-in-part' BEFORE 'shipped';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_orders_state";
  CREATE TYPE "public"."enum_orders_state" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled');
  ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE "public"."enum_orders_state" USING "state"::"public"."enum_orders_state";
  ALTER TABLE "order_events" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_order_events_state";
  CREATE TYPE "public"."enum_order_events_state" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled');
  ALTER TABLE "order_events" ALTER COLUMN "state" SET DATA TYPE "public"."enum_order_events_state" USING "state"::"public"."enum_order_events_state";`)
}
