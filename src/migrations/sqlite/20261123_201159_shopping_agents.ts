import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`agent_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`agent\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`order\` text,
  	\`version\` text NOT NULL,
  	\`webhook\` text,
  	\`cart\` text NOT NULL,
  	\`data\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`agent_sessions_agent_idx\` ON \`agent_sessions\` (\`agent\`);`)
  await db.run(sql`CREATE INDEX \`agent_sessions_status_idx\` ON \`agent_sessions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`agent_sessions_order_idx\` ON \`agent_sessions\` (\`order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`agent_sessions_cart_idx\` ON \`agent_sessions\` (\`cart\`);`)
  await db.run(sql`CREATE INDEX \`agent_sessions_updated_at_idx\` ON \`agent_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agent_sessions_created_at_idx\` ON \`agent_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`agent_answers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`sum\` text NOT NULL,
  	\`status\` numeric,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agent_answers_key_idx\` ON \`agent_answers\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`agent_answers_updated_at_idx\` ON \`agent_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agent_answers_created_at_idx\` ON \`agent_answers\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`agent\` text;`)
  await db.run(sql`CREATE INDEX \`orders_agent_idx\` ON \`orders\` (\`agent\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`agents\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`agent_orders\` numeric DEFAULT 50;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_agents\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_agent_orders\` numeric DEFAULT 50;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`agent_sessions\`;`)
  await db.run(sql`DROP TABLE \`agent_answers\`;`)
  await db.run(sql`DROP INDEX \`orders_agent_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`agent\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`agents\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`agent_orders\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` DROP COLUMN \`version_agents\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` DROP COLUMN \`version_agent_orders\`;`)
}
