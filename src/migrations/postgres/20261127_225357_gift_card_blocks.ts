import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_gift_card_entries_kind" ADD VALUE 'blocked';
  ALTER TYPE "public"."enum_gift_card_entries_kind" ADD VALUE 'unblocked';
  ALTER TABLE "gift_card_entries" ADD COLUMN "by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gift_card_entries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_gift_card_entries_kind";
  CREATE TYPE "public"."enum_gift_card_entries_kind" AS ENUM('issued', 'spent', 'given-back', 'cancelled');
  ALTER TABLE "gift_card_entries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_gift_card_entries_kind" USING "kind"::"public"."enum_gift_card_entries_kind";
  ALTER TABLE "gift_card_entries" DROP COLUMN "by";`)
}
