import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`employee_rules\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`employee_rules\` ADD \`startsat_tz\` text DEFAULT 'America/Toronto';`)
  await db.run(sql`ALTER TABLE \`employee_rules\` ADD \`ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`employee_rules\` ADD \`endsat_tz\` text DEFAULT 'America/Toronto';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`employee_rules\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`employee_rules\` DROP COLUMN \`startsat_tz\`;`)
  await db.run(sql`ALTER TABLE \`employee_rules\` DROP COLUMN \`ends_at\`;`)
  await db.run(sql`ALTER TABLE \`employee_rules\` DROP COLUMN \`endsat_tz\`;`)
}
