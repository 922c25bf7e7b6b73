import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_products_tax_class" ADD VALUE 'diapers' BEFORE 'book';
  ALTER TYPE "public"."enum_products_tax_class" ADD VALUE 'bicycle-helmet';
  ALTER TYPE "public"."enum_products_tax_class" ADD VALUE 'safety-gear';
  ALTER TYPE "public"."enum_products_tax_class" ADD VALUE 'basic-groceries';
  ALTER TYPE "public"."enum_products_tax_class" ADD VALUE 'snack-food';
  ALTER TYPE "public"."enum__products_v_version_tax_class" ADD VALUE 'diapers' BEFORE 'book';
  ALTER TYPE "public"."enum__products_v_version_tax_class" ADD VALUE 'bicycle-helmet';
  ALTER TYPE "public"."enum__products_v_version_tax_class" ADD VALUE 'safety-gear';
  ALTER TYPE "public"."enum__products_v_version_tax_class" ADD VALUE 'basic-groceries';
  ALTER TYPE "public"."enum__products_v_version_tax_class" ADD VALUE 'snack-food';
  ALTER TYPE "public"."enum_tax_rates_reduced_tax_class" ADD VALUE 'diapers' BEFORE 'book';
  ALTER TYPE "public"."enum_tax_rates_reduced_tax_class" ADD VALUE 'bicycle-helmet';
  ALTER TYPE "public"."enum_tax_rates_reduced_tax_class" ADD VALUE 'safety-gear';
  ALTER TYPE "public"."enum_tax_rates_reduced_tax_class" ADD VALUE 'basic-groceries';
  ALTER TYPE "public"."enum_tax_rates_reduced_tax_class" ADD VALUE 'snack-food';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ALTER COLUMN "tax_class" SET DATA TYPE text;
  DROP TYPE "public"."enum_products_tax_class";
  CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  ALTER TABLE "products" ALTER COLUMN "tax_class" SET DATA TYPE "public"."enum_products_tax_class" USING "tax_class"::"public"."enum_products_tax_class";
  ALTER TABLE "_products_v" ALTER COLUMN "version_tax_class" SET DATA TYPE text;
  DROP TYPE "public"."enum__products_v_version_tax_class";
  CREATE TYPE "public"."enum__products_v_version_tax_class" AS ENUM('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  ALTER TABLE "_products_v" ALTER COLUMN "version_tax_class" SET DATA TYPE "public"."enum__products_v_version_tax_class" USING "version_tax_class"::"public"."enum__products_v_version_tax_class";
  ALTER TABLE "tax_rates_reduced" ALTER COLUMN "tax_class" SET DATA TYPE text;
  DROP TYPE "public"."enum_tax_rates_reduced_tax_class";
  CREATE TYPE "public"."enum_tax_rates_reduced_tax_class" AS ENUM('childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  ALTER TABLE "tax_rates_reduced" ALTER COLUMN "tax_class" SET DATA TYPE "public"."enum_tax_rates_reduced_tax_class" USING "tax_class"::"public"."enum_tax_rates_reduced_tax_class";`)
}
