import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`agent_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`link\` text,
  	\`user_id\` text,
  	\`agent\` text,
  	\`data\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`consumed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agent_links_key_idx\` ON \`agent_links\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`agent_links_link_idx\` ON \`agent_links\` (\`link\`);`)
  await db.run(sql`CREATE INDEX \`agent_links_user_id_idx\` ON \`agent_links\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`agent_links_expires_at_idx\` ON \`agent_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`agent_links_updated_at_idx\` ON \`agent_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agent_links_created_at_idx\` ON \`agent_links\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`agent_sessions\` ADD \`user_id\` text;`)
  await db.run(sql`CREATE INDEX \`agent_sessions_user_id_idx\` ON \`agent_sessions\` (\`user_id\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings_agent_rules\` ADD \`return_to\` text;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v_version_agent_rules\` ADD \`return_to\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`agent_links\`;`)
  await db.run(sql`DROP INDEX \`agent_sessions_user_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`agent_sessions\` DROP COLUMN \`user_id\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings_agent_rules\` DROP COLUMN \`return_to\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v_version_agent_rules\` DROP COLUMN \`return_to\`;`)
}
