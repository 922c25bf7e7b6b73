import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`agent_sessions\` ADD \`buyer_cart\` text;`)
  await db.run(sql`CREATE INDEX \`agent_sessions_buyer_cart_idx\` ON \`agent_sessions\` (\`buyer_cart\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`agent_sessions_buyer_cart_idx\`;`)
  await db.run(sql`ALTER TABLE \`agent_sessions\` DROP COLUMN \`buyer_cart\`;`)
}
