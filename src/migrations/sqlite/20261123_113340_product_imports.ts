import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`product_imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file\` text NOT NULL,
  	\`author\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`last_at\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`added\` numeric DEFAULT 0 NOT NULL,
  	\`changed\` numeric DEFAULT 0 NOT NULL,
  	\`written\` numeric DEFAULT 0 NOT NULL,
  	\`undone\` numeric DEFAULT 0 NOT NULL,
  	\`undone_by\` text,
  	\`undone_at\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`product_imports_at_idx\` ON \`product_imports\` (\`at\`);`)
  await db.run(sql`CREATE TABLE \`product_import_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`product\` numeric NOT NULL,
  	\`code\` text NOT NULL,
  	\`before\` text,
  	\`status\` text,
  	\`after\` text NOT NULL,
  	\`stock\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`product_import_changes_run_idx\` ON \`product_import_changes\` (\`run\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`product_imports\`;`)
  await db.run(sql`DROP TABLE \`product_import_changes\`;`)
}
