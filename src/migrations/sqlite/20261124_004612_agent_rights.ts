import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_settings_agent_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text,
  	\`rule\` text DEFAULT 'allow',
  	\`orders\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_agent_rules_order_idx\` ON \`shop_settings_agent_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_agent_rules_parent_id_idx\` ON \`shop_settings_agent_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_shop_settings_v_version_agent_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`host\` text,
  	\`rule\` text DEFAULT 'allow',
  	\`orders\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shop_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_agent_rules_order_idx\` ON \`_shop_settings_v_version_agent_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_agent_rules_parent_id_idx\` ON \`_shop_settings_v_version_agent_rules\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`agent_verified\` integer;`)
  await db.run(sql`ALTER TABLE \`agent_sessions\` ADD \`is_verified\` integer;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`agents_signed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`agents_listed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_agents_signed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_agents_listed\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_settings_agent_rules\`;`)
  await db.run(sql`DROP TABLE \`_shop_settings_v_version_agent_rules\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`agent_verified\`;`)
  await db.run(sql`ALTER TABLE \`agent_sessions\` DROP COLUMN \`is_verified\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`agents_signed\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`agents_listed\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` DROP COLUMN \`version_agents_signed\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` DROP COLUMN \`version_agents_listed\`;`)
}
