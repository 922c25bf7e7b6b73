import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`shop_name\` text DEFAULT 'Portage' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`logo_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`main_colour\` text DEFAULT '#1f4a3a' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`dark_colour\` text DEFAULT '#12332a' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`sale_colour\` text DEFAULT '#b92b18' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`shop_settings_logo_idx\` ON \`shop_settings\` (\`logo_id\`);`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_shop_name\` text DEFAULT 'Portage' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_logo_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_main_colour\` text DEFAULT '#1f4a3a' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_dark_colour\` text DEFAULT '#12332a' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_shop_settings_v\` ADD \`version_sale_colour\` text DEFAULT '#b92b18' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_version_version_logo_idx\` ON \`_shop_settings_v\` (\`version_logo_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_shop_settings\` (
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
  await db.run(sql`INSERT INTO \`__new_shop_settings\`("id", "regular", "express", "bike", "oversize", "has_free_delivery", "free_from", "return_days", "company", "telephone", "email", "saved_by", "updated_at", "created_at") SELECT "id", "regular", "express", "bike", "oversize", "has_free_delivery", "free_from", "return_days", "company", "telephone", "email", "saved_by", "updated_at", "created_at" FROM \`shop_settings\`;`)
  await db.run(sql`DROP TABLE \`shop_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_shop_settings\` RENAME TO \`shop_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE TABLE \`__new__shop_settings_v\` (
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
  await db.run(sql`INSERT INTO \`__new__shop_settings_v\`("id", "version_regular", "version_express", "version_bike", "version_oversize", "version_has_free_delivery", "version_free_from", "version_return_days", "version_company", "version_telephone", "version_email", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_regular", "version_express", "version_bike", "version_oversize", "version_has_free_delivery", "version_free_from", "version_return_days", "version_company", "version_telephone", "version_email", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_shop_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_shop_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__shop_settings_v\` RENAME TO \`_shop_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_created_at_idx\` ON \`_shop_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shop_settings_v_updated_at_idx\` ON \`_shop_settings_v\` (\`updated_at\`);`)
}
