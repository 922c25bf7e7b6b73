import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stores" ADD COLUMN "closed_on" varchar;
  ALTER TABLE "cart_lines" ADD COLUMN "pickup_store" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stores" DROP COLUMN "closed_on";
  ALTER TABLE "cart_lines" DROP COLUMN "pickup_store";`)
}
