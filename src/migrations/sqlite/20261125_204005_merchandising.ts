import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`customer_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`note\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_notes_user_id_idx\` ON \`customer_notes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_notes_updated_at_idx\` ON \`customer_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_notes_created_at_idx\` ON \`customer_notes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`low_stock_up_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_low_stock_up_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`used_for\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`customer_notes\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`low_stock_up_to\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_low_stock_up_to\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`used_for\`;`)
}
