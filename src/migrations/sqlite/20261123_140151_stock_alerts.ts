import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stock_alerts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sku\` text NOT NULL,
  	\`product\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`consent\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`sent_at\` text,
  	\`expires_at\` text NOT NULL,
  	\`person\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_alerts_sku_idx\` ON \`stock_alerts\` (\`sku\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_product_idx\` ON \`stock_alerts\` (\`product\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_status_idx\` ON \`stock_alerts\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_expires_at_idx\` ON \`stock_alerts\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_person_idx\` ON \`stock_alerts\` (\`person\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stock_alerts_key_idx\` ON \`stock_alerts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_updated_at_idx\` ON \`stock_alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_created_at_idx\` ON \`stock_alerts\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stock_alerts\`;`)
}
