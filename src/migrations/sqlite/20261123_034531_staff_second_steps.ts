import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_second_steps\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_second_steps_user_idx\` ON \`staff_second_steps\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_second_steps_updated_at_idx\` ON \`staff_second_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_second_steps_created_at_idx\` ON \`staff_second_steps\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`staff_second_steps\`;`)
}
