import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`low_stock_up_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_low_stock_up_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`used_for\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`low_stock_up_to\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_low_stock_up_to\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`used_for\`;`)
}
