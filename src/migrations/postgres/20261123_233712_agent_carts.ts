import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_agent_sessions_status" ADD VALUE 'cart' BEFORE 'open';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agent_sessions" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_agent_sessions_status";
  CREATE TYPE "public"."enum_agent_sessions_status" AS ENUM('open', 'completed', 'canceled');
  ALTER TABLE "agent_sessions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_agent_sessions_status" USING "status"::"public"."enum_agent_sessions_status";`)
}
