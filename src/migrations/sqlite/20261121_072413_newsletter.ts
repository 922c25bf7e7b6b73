import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletter\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`consent\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`unsubscribed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_email_idx\` ON \`newsletter\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_status_idx\` ON \`newsletter\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_updated_at_idx\` ON \`newsletter\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_created_at_idx\` ON \`newsletter\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletter\`;`)
}
