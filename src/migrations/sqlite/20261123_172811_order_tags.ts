import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`tags\` text;`)
  await db.run(sql`CREATE INDEX \`orders_tags_idx\` ON \`orders\` (\`tags\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_tags_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`tags\`;`)
}
