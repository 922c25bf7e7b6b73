import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`takes_reviews\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`takes_questions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_takes_reviews\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_takes_questions\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`takes_reviews\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`takes_questions\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` DROP COLUMN \`version_takes_reviews\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` DROP COLUMN \`version_takes_questions\`;`)
}
