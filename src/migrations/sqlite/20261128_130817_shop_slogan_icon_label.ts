import { fillSlogan } from '../fill-slogan.ts'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`return_label\` numeric DEFAULT 800 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`shop_settings_icon_idx\` ON \`shop_settings\` (\`icon_id\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings_locales\` ADD \`slogan\` text;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_return_label\` numeric DEFAULT 800 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_version_icon_idx\` ON \`_shop_settings_v\` (\`version_icon_id\`);`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v_locales\` ADD \`version_slogan\` text;`)
  await fillSlogan((query) => db.run(query))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_shop_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`shop_name\` text DEFAULT 'Portage' NOT NULL,
  	\`logo_id\` integer,
  	\`main_colour\` text DEFAULT '#1f4a3a' NOT NULL,
  	\`dark_colour\` text DEFAULT '#12332a' NOT NULL,
  	\`sale_colour\` text DEFAULT '#b92b18' NOT NULL,
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
  	\`agents\` integer DEFAULT false,
  	\`agent_orders\` numeric DEFAULT 50,
  	\`agents_signed\` integer DEFAULT false,
  	\`agents_listed\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_shop_settings\`("id", "shop_name", "logo_id", "main_colour", "dark_colour", "sale_colour", "regular", "express", "bike", "oversize", "has_free_delivery", "free_from", "return_days", "company", "telephone", "email", "agents", "agent_orders", "agents_signed", "agents_listed", "saved_by", "updated_at", "created_at") SELECT "id", "shop_name", "logo_id", "main_colour", "dark_colour", "sale_colour", "regular", "express", "bike", "oversize", "has_free_delivery", "free_from", "return_days", "company", "telephone", "email", "agents", "agent_orders", "agents_signed", "agents_listed", "saved_by", "updated_at", "created_at" FROM \`shop_settings\`;`)
  await db.run(sql`DROP TABLE \`shop_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_shop_settings\` RENAME TO \`shop_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`shop_settings_logo_idx\` ON \`shop_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__shop_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_shop_name\` text DEFAULT 'Portage' NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_main_colour\` text DEFAULT '#1f4a3a' NOT NULL,
  	\`version_dark_colour\` text DEFAULT '#12332a' NOT NULL,
  	\`version_sale_colour\` text DEFAULT '#b92b18' NOT NULL,
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
  	\`version_agents\` integer DEFAULT false,
  	\`version_agent_orders\` numeric DEFAULT 50,
  	\`version_agents_signed\` integer DEFAULT false,
  	\`version_agents_listed\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__shop_settings_v\`("id", "version_shop_name", "version_logo_id", "version_main_colour", "version_dark_colour", "version_sale_colour", "version_regular", "version_express", "version_bike", "version_oversize", "version_has_free_delivery", "version_free_from", "version_return_days", "version_company", "version_telephone", "version_email", "version_agents", "version_agent_orders", "version_agents_signed", "version_agents_listed", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_shop_name", "version_logo_id", "version_main_colour", "version_dark_colour", "version_sale_colour", "version_regular", "version_express", "version_bike", "version_oversize", "version_has_free_delivery", "version_free_from", "version_return_days", "version_company", "version_telephone", "version_email", "version_agents", "version_agent_orders", "version_agents_signed", "version_agents_listed", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_shop_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_shop_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__shop_settings_v\` RENAME TO \`_shop_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_version_logo_idx\` ON \`_shop_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_created_at_idx\` ON \`_shop_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_updated_at_idx\` ON \`_shop_settings_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings_locales\` DROP COLUMN \`slogan\`;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v_locales\` DROP COLUMN \`version_slogan\`;`)
}
