import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`saved_views\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`list\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`shared\` integer DEFAULT false,
  	\`owner\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_views_list_idx\` ON \`saved_views\` (\`list\`);`)
  await db.run(sql`CREATE INDEX \`saved_views_owner_idx\` ON \`saved_views\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`saved_views_updated_at_idx\` ON \`saved_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`saved_views_created_at_idx\` ON \`saved_views\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`saved_views\`;`)
}
