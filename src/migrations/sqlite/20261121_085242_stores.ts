import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`stores\` ADD \`closed_on\` text;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` ADD \`pickup_store\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`stores\` DROP COLUMN \`closed_on\`;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` DROP COLUMN \`pickup_store\`;`)
}
