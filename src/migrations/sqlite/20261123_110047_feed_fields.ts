import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_variants\` ADD \`gtin\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants\` ADD \`mpn\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants\` ADD \`gtin\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants\` ADD \`mpn\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`google_category\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_variants\` DROP COLUMN \`gtin\`;`)
  await db.run(sql`ALTER TABLE \`products_variants\` DROP COLUMN \`mpn\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants\` DROP COLUMN \`gtin\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants\` DROP COLUMN \`mpn\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`google_category\`;`)
}
