import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_social_order_idx\` ON \`shop_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_social_parent_id_idx\` ON \`shop_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`regular\` numeric DEFAULT 1000 NOT NULL,
  	\`express\` numeric DEFAULT 1800 NOT NULL,
  	\`bike\` numeric DEFAULT 9500 NOT NULL,
  	\`oversize\` numeric DEFAULT 3000 NOT NULL,
  	\`has_free_delivery\` integer DEFAULT true,
  	\`free_from\` numeric DEFAULT 5000,
  	\`return_days\` numeric DEFAULT 60 NOT NULL,
  	\`company\` text,
  	\`telephone\` text,
  	\`email\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`shop_settings_locales\` (
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_settings_locales_locale_parent_id_unique\` ON \`shop_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_locales_parent_idx\` ON \`shop_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_shop_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shop_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_social_order_idx\` ON \`_shop_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_social_parent_id_idx\` ON \`_shop_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_shop_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_regular\` numeric DEFAULT 1000 NOT NULL,
  	\`version_express\` numeric DEFAULT 1800 NOT NULL,
  	\`version_bike\` numeric DEFAULT 9500 NOT NULL,
  	\`version_oversize\` numeric DEFAULT 3000 NOT NULL,
  	\`version_has_free_delivery\` integer DEFAULT true,
  	\`version_free_from\` numeric DEFAULT 5000,
  	\`version_return_days\` numeric DEFAULT 60 NOT NULL,
  	\`version_company\` text,
  	\`version_telephone\` text,
  	\`version_email\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_created_at_idx\` ON \`_shop_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_updated_at_idx\` ON \`_shop_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_shop_settings_v_locales\` (
  	\`version_address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shop_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_shop_settings_v_locales_locale_parent_id_unique\` ON \`_shop_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_locales_parent_idx\` ON \`_shop_settings_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_settings_social\`;`)
  await db.run(sql`DROP TABLE \`shop_settings\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_shop_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_shop_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_shop_settings_v_locales\`;`)
}
