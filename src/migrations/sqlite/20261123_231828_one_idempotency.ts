import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`agent_answers\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`agent_answers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`sum\` text NOT NULL,
  	\`status\` numeric,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agent_answers_key_idx\` ON \`agent_answers\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`agent_answers_updated_at_idx\` ON \`agent_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agent_answers_created_at_idx\` ON \`agent_answers\` (\`created_at\`);`)
}
