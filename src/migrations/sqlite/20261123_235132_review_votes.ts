import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review_votes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`review_votes_key_idx\` ON \`review_votes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`review_votes_updated_at_idx\` ON \`review_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_votes_created_at_idx\` ON \`review_votes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`is_reported\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`helpful\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`reports\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`reviews_is_reported_idx\` ON \`reviews\` (\`is_reported\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review_votes\`;`)
  await db.run(sql`DROP INDEX \`reviews_is_reported_idx\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`is_reported\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`helpful\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`reports\`;`)
}
