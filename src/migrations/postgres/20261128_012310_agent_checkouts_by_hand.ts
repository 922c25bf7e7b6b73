import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agent_sessions" ADD COLUMN "buyer_cart" varchar;
  CREATE INDEX "agent_sessions_buyer_cart_idx" ON "agent_sessions" USING btree ("buyer_cart");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "agent_sessions_buyer_cart_idx";
  ALTER TABLE "agent_sessions" DROP COLUMN "buyer_cart";`)
}
