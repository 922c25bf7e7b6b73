import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_webhooks_events" AS ENUM('order.placed', 'order.paid', 'order.preparing', 'order.ready', 'order.shipped', 'order.delivered', 'order.cancelled', 'order.returned', 'order.refunded');
  CREATE TYPE "public"."enum_webhooks_off_reason" AS ENUM('failing', 'gone');
  CREATE TYPE "public"."enum_webhooks_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_webhook_deliveries_type" AS ENUM('order.placed', 'order.paid', 'order.preparing', 'order.ready', 'order.shipped', 'order.delivered', 'order.cancelled', 'order.returned', 'order.refunded');
  CREATE TYPE "public"."enum_webhook_deliveries_state" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TYPE "public"."enum_webhook_deliveries_error" AS ENUM('address', 'private', 'timeout', 'failed', 'off');
  CREATE TABLE "webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_webhooks_events",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"off_reason" "enum_webhooks_off_reason",
  	"off_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"language" "enum_webhooks_language",
  	"secret" varchar,
  	"previous_secret" varchar,
  	"previous_until" numeric,
  	"failing_since" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_webhook_deliveries_type" NOT NULL,
  	"state" "enum_webhook_deliveries_state" NOT NULL,
  	"webhook_id" integer,
  	"status" numeric,
  	"error" "enum_webhook_deliveries_error",
  	"attempts" numeric NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"message" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"replays" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhooks_id" integer;
  ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "webhooks_events_order_idx" ON "webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_state_idx" ON "webhook_deliveries" USING btree ("state");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "webhook_deliveries" USING btree ("webhook_id");
  CREATE UNIQUE INDEX "webhook_deliveries_message_idx" ON "webhook_deliveries" USING btree ("message");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload_locked_documents_rels" USING btree ("webhooks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "webhooks_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhook_deliveries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "webhooks_events" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhooks_fk";
  
  DROP INDEX "payload_locked_documents_rels_webhooks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhooks_id";
  DROP TYPE "public"."enum_webhooks_events";
  DROP TYPE "public"."enum_webhooks_off_reason";
  DROP TYPE "public"."enum_webhooks_language";
  DROP TYPE "public"."enum_webhook_deliveries_type";
  DROP TYPE "public"."enum_webhook_deliveries_state";
  DROP TYPE "public"."enum_webhook_deliveries_error";`)
}
