import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review_pictures\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`review_id\` integer,
  	\`file\` text NOT NULL,
  	\`alt\` text,
  	\`width\` numeric NOT NULL,
  	\`height\` numeric NOT NULL,
  	\`is_refused\` integer DEFAULT false,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_pictures_review_idx\` ON \`review_pictures\` (\`review_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`review_pictures_file_idx\` ON \`review_pictures\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`review_pictures_updated_at_idx\` ON \`review_pictures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_pictures_created_at_idx\` ON \`review_pictures\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review_pictures\`;`)
}
