import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "agent_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"link" varchar,
  	"user_id" varchar,
  	"agent" varchar,
  	"data" jsonb NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"consumed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "agent_sessions" ADD COLUMN "user_id" varchar;
  ALTER TABLE "shop_settings_agent_rules" ADD COLUMN "return_to" varchar;
  ALTER TABLE "_shop_settings_v_version_agent_rules" ADD COLUMN "return_to" varchar;
  CREATE UNIQUE INDEX "agent_links_key_idx" ON "agent_links" USING btree ("key");
  CREATE INDEX "agent_links_link_idx" ON "agent_links" USING btree ("link");
  CREATE INDEX "agent_links_user_id_idx" ON "agent_links" USING btree ("user_id");
  CREATE INDEX "agent_links_expires_at_idx" ON "agent_links" USING btree ("expires_at");
  CREATE INDEX "agent_links_updated_at_idx" ON "agent_links" USING btree ("updated_at");
  CREATE INDEX "agent_links_created_at_idx" ON "agent_links" USING btree ("created_at");
  CREATE INDEX "agent_sessions_user_id_idx" ON "agent_sessions" USING btree ("user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agent_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "agent_links" CASCADE;
  DROP INDEX "agent_sessions_user_id_idx";
  ALTER TABLE "agent_sessions" DROP COLUMN "user_id";
  ALTER TABLE "shop_settings_agent_rules" DROP COLUMN "return_to";
  ALTER TABLE "_shop_settings_v_version_agent_rules" DROP COLUMN "return_to";`)
}
