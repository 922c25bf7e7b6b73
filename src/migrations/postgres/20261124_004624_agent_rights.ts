import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_settings_agent_rules_rule" AS ENUM('allow', 'bar');
  CREATE TYPE "public"."enum__shop_settings_v_version_agent_rules_rule" AS ENUM('allow', 'bar');
  CREATE TABLE "shop_settings_agent_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"rule" "enum_shop_settings_agent_rules_rule" DEFAULT 'allow',
  	"orders" numeric
  );
  
  CREATE TABLE "_shop_settings_v_version_agent_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"rule" "enum__shop_settings_v_version_agent_rules_rule" DEFAULT 'allow',
  	"orders" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "orders" ADD COLUMN "agent_verified" boolean;
  ALTER TABLE "agent_sessions" ADD COLUMN "is_verified" boolean;
  ALTER TABLE "shop_settings" ADD COLUMN "agents_signed" boolean DEFAULT false;
  ALTER TABLE "shop_settings" ADD COLUMN "agents_listed" boolean DEFAULT false;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_agents_signed" boolean DEFAULT false;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_agents_listed" boolean DEFAULT false;
  ALTER TABLE "shop_settings_agent_rules" ADD CONSTRAINT "shop_settings_agent_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_agent_rules" ADD CONSTRAINT "_shop_settings_v_version_agent_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shop_settings_agent_rules_order_idx" ON "shop_settings_agent_rules" USING btree ("_order");
  CREATE INDEX "shop_settings_agent_rules_parent_id_idx" ON "shop_settings_agent_rules" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_agent_rules_order_idx" ON "_shop_settings_v_version_agent_rules" USING btree ("_order");
  CREATE INDEX "_shop_settings_v_version_agent_rules_parent_id_idx" ON "_shop_settings_v_version_agent_rules" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_settings_agent_rules" CASCADE;
  DROP TABLE "_shop_settings_v_version_agent_rules" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "agent_verified";
  ALTER TABLE "agent_sessions" DROP COLUMN "is_verified";
  ALTER TABLE "shop_settings" DROP COLUMN "agents_signed";
  ALTER TABLE "shop_settings" DROP COLUMN "agents_listed";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_agents_signed";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_agents_listed";
  DROP TYPE "public"."enum_shop_settings_agent_rules_rule";
  DROP TYPE "public"."enum__shop_settings_v_version_agent_rules_rule";`)
}
