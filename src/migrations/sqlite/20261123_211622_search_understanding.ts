import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`search_queries\` ADD \`understood\` text;`)
  await db.run(sql`ALTER TABLE \`search_queries\` ADD \`unknown\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`search_queries\` DROP COLUMN \`understood\`;`)
  await db.run(sql`ALTER TABLE \`search_queries\` DROP COLUMN \`unknown\`;`)
}
