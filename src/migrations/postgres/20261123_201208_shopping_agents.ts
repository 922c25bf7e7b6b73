import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_agent_sessions_status" AS ENUM('open', 'completed', 'canceled');
  CREATE TABLE "agent_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"agent" varchar NOT NULL,
  	"status" "enum_agent_sessions_status" NOT NULL,
  	"order" varchar,
  	"version" varchar NOT NULL,
  	"webhook" varchar,
  	"cart" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "agent_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"sum" varchar NOT NULL,
  	"status" numeric,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "agent" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "agents" boolean DEFAULT false;
  ALTER TABLE "shop_settings" ADD COLUMN "agent_orders" numeric DEFAULT 50;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_agents" boolean DEFAULT false;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_agent_orders" numeric DEFAULT 50;
  CREATE INDEX "agent_sessions_agent_idx" ON "agent_sessions" USING btree ("agent");
  CREATE INDEX "agent_sessions_status_idx" ON "agent_sessions" USING btree ("status");
  CREATE INDEX "agent_sessions_order_idx" ON "agent_sessions" USING btree ("order");
  CREATE UNIQUE INDEX "agent_sessions_cart_idx" ON "agent_sessions" USING btree ("cart");
  CREATE INDEX "agent_sessions_updated_at_idx" ON "agent_sessions" USING btree ("updated_at");
  CREATE INDEX "agent_sessions_created_at_idx" ON "agent_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "agent_answers_key_idx" ON "agent_answers" USING btree ("key");
  CREATE INDEX "agent_answers_updated_at_idx" ON "agent_answers" USING btree ("updated_at");
  CREATE INDEX "agent_answers_created_at_idx" ON "agent_answers" USING btree ("created_at");
  CREATE INDEX "orders_agent_idx" ON "orders" USING btree ("agent");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agent_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agent_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "agent_sessions" CASCADE;
  DROP TABLE "agent_answers" CASCADE;
  DROP INDEX "orders_agent_idx";
  ALTER TABLE "orders" DROP COLUMN "agent";
  ALTER TABLE "shop_settings" DROP COLUMN "agents";
  ALTER TABLE "shop_settings" DROP COLUMN "agent_orders";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_agents";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_agent_orders";
  DROP TYPE "public"."enum_agent_sessions_status";`)
}
