import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`visit_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`visit\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`label\` text,
  	\`value\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`visit_events_day_idx\` ON \`visit_events\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`name_day_idx\` ON \`visit_events\` (\`name\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`consent_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`how\` text NOT NULL,
  	\`granted\` text,
  	\`gpc\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`choices\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_log_key_idx\` ON \`consent_log\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`consent_log_day_idx\` ON \`consent_log\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`assistant_usage\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`tokens\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`assistant_usage_day_idx\` ON \`assistant_usage\` (\`day\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`visit_events\`;`)
  await db.run(sql`DROP TABLE \`consent_log\`;`)
  await db.run(sql`DROP TABLE \`assistant_usage\`;`)
}
