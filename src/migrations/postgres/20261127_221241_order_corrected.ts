import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'order.corrected' BEFORE 'product.updated';
  ALTER TYPE "public"."enum_webhook_deliveries_type" ADD VALUE 'order.corrected' BEFORE 'product.updated';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('order.placed', 'order.paid', 'order.preparing', 'order.ready', 'order.shipped', 'order.delivered', 'order.cancelled', 'order.returned', 'order.refunded', 'product.updated', 'product.removed', 'stock.changed', 'customer.created', 'customer.updated', 'customer.deleted');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhook_deliveries_type";
  CREATE TYPE "public"."enum_webhook_deliveries_type" AS ENUM('order.placed', 'order.paid', 'order.preparing', 'order.ready', 'order.shipped', 'order.delivered', 'order.cancelled', 'order.returned', 'order.refunded', 'product.updated', 'product.removed', 'stock.changed', 'customer.created', 'customer.updated', 'customer.deleted');
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "type" SET DATA TYPE "public"."enum_webhook_deliveries_type" USING "type"::"public"."enum_webhook_deliveries_type";`)
}
