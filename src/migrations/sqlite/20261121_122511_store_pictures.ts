import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stores_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stores_rels_order_idx\` ON \`stores_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stores_rels_parent_idx\` ON \`stores_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stores_rels_path_idx\` ON \`stores_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stores_rels_media_id_idx\` ON \`stores_rels\` (\`media_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stores_rels\`;`)
}
