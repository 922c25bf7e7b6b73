import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_employee_rules_startsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  CREATE TYPE "public"."enum_employee_rules_endsat_tz" AS ENUM('America/Vancouver', 'America/Edmonton', 'America/Regina', 'America/Winnipeg', 'America/Toronto', 'America/Halifax', 'America/St_Johns');
  ALTER TABLE "employee_rules" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "employee_rules" ADD COLUMN "startsat_tz" "enum_employee_rules_startsat_tz" DEFAULT 'America/Toronto';
  ALTER TABLE "employee_rules" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "employee_rules" ADD COLUMN "endsat_tz" "enum_employee_rules_endsat_tz" DEFAULT 'America/Toronto';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employee_rules" DROP COLUMN "starts_at";
  ALTER TABLE "employee_rules" DROP COLUMN "startsat_tz";
  ALTER TABLE "employee_rules" DROP COLUMN "ends_at";
  ALTER TABLE "employee_rules" DROP COLUMN "endsat_tz";
  DROP TYPE "public"."enum_employee_rules_startsat_tz";
  DROP TYPE "public"."enum_employee_rules_endsat_tz";`)
}
