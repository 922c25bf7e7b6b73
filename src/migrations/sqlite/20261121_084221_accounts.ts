import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email_verified\` integer DEFAULT false NOT NULL,
  	\`image\` text,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`favourite_store\` text,
  	\`recent_searches\` text,
  	\`employee_prices\` integer DEFAULT false NOT NULL,
  	\`last_seen_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_email_idx\` ON \`customers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`token\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`ip_address\` text,
  	\`user_agent\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_sessions_user_id_idx\` ON \`customer_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_sessions_token_idx\` ON \`customer_sessions\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_expires_at_idx\` ON \`customer_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_updated_at_idx\` ON \`customer_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_created_at_idx\` ON \`customer_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_credentials\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`account_id\` text NOT NULL,
  	\`provider_id\` text NOT NULL,
  	\`password\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_credentials_user_id_idx\` ON \`customer_credentials\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_credentials_updated_at_idx\` ON \`customer_credentials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_credentials_created_at_idx\` ON \`customer_credentials\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_verifications\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`identifier\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_verifications_identifier_idx\` ON \`customer_verifications\` (\`identifier\`);`)
  await db.run(sql`CREATE INDEX \`customer_verifications_expires_at_idx\` ON \`customer_verifications\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_verifications_updated_at_idx\` ON \`customer_verifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_verifications_created_at_idx\` ON \`customer_verifications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_passkeys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`name\` text,
  	\`public_key\` text NOT NULL,
  	\`credential_id\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`device_type\` text NOT NULL,
  	\`backed_up\` integer DEFAULT false NOT NULL,
  	\`transports\` text,
  	\`aaguid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_passkeys_user_id_idx\` ON \`customer_passkeys\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_passkeys_credential_id_idx\` ON \`customer_passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_passkeys_updated_at_idx\` ON \`customer_passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_passkeys_created_at_idx\` ON \`customer_passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_addresses\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`street\` text NOT NULL,
  	\`unit\` text,
  	\`city\` text NOT NULL,
  	\`province\` text NOT NULL,
  	\`postal_code\` text NOT NULL,
  	\`phone\` text,
  	\`is_default\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_addresses_user_id_idx\` ON \`customer_addresses\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_addresses_updated_at_idx\` ON \`customer_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_addresses_created_at_idx\` ON \`customer_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`wishlist_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`product_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`wishlist_items_user_id_idx\` ON \`wishlist_items\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_updated_at_idx\` ON \`wishlist_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_created_at_idx\` ON \`wishlist_items\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`userId_productId_idx\` ON \`wishlist_items\` (\`user_id\`,\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`wishlist_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`token\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`wishlist_links_user_id_idx\` ON \`wishlist_links\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`wishlist_links_token_idx\` ON \`wishlist_links\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_links_updated_at_idx\` ON \`wishlist_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_links_created_at_idx\` ON \`wishlist_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`security_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` text,
  	\`kind\` text NOT NULL,
  	\`address\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`security_events_user_id_idx\` ON \`security_events\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`security_events_kind_idx\` ON \`security_events\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`security_events_updated_at_idx\` ON \`security_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`security_events_created_at_idx\` ON \`security_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`throttles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`failures\` numeric NOT NULL,
  	\`blocked_until\` numeric NOT NULL,
  	\`last_at\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`throttles_key_idx\` ON \`throttles\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`throttles_last_at_idx\` ON \`throttles\` (\`last_at\`);`)
  await db.run(sql`CREATE INDEX \`throttles_updated_at_idx\` ON \`throttles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`throttles_created_at_idx\` ON \`throttles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`employees\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`staff_number\` text NOT NULL,
  	\`pin_hash\` text,
  	\`active\` integer DEFAULT true NOT NULL,
  	\`user_id\` text,
  	\`yearly_limit\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`employees_staff_number_idx\` ON \`employees\` (\`staff_number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`employees_user_id_idx\` ON \`employees\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`employees_updated_at_idx\` ON \`employees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`employees_created_at_idx\` ON \`employees\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`employee_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'discount' NOT NULL,
  	\`percent\` numeric,
  	\`category_id\` integer,
  	\`brand_id\` integer,
  	\`product_id\` integer,
  	\`active\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`employee_rules_category_idx\` ON \`employee_rules\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`employee_rules_brand_idx\` ON \`employee_rules\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`employee_rules_product_idx\` ON \`employee_rules\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`employee_rules_updated_at_idx\` ON \`employee_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`employee_rules_created_at_idx\` ON \`employee_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`employee_uses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`employee\` text NOT NULL,
  	\`user_id\` text,
  	\`kind\` text NOT NULL,
  	\`amount\` numeric,
  	\`reference\` text,
  	\`day\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`employee_uses_employee_idx\` ON \`employee_uses\` (\`employee\`);`)
  await db.run(sql`CREATE INDEX \`employee_uses_day_idx\` ON \`employee_uses\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`employee_uses_updated_at_idx\` ON \`employee_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`employee_uses_created_at_idx\` ON \`employee_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_reference_idx\` ON \`employee_uses\` (\`kind\`,\`reference\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`employees_id\` integer REFERENCES employees(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`employee_rules_id\` integer REFERENCES employee_rules(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employee_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`employee_rules_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`customer_sessions\`;`)
  await db.run(sql`DROP TABLE \`customer_credentials\`;`)
  await db.run(sql`DROP TABLE \`customer_verifications\`;`)
  await db.run(sql`DROP TABLE \`customer_passkeys\`;`)
  await db.run(sql`DROP TABLE \`customer_addresses\`;`)
  await db.run(sql`DROP TABLE \`wishlist_items\`;`)
  await db.run(sql`DROP TABLE \`wishlist_links\`;`)
  await db.run(sql`DROP TABLE \`security_events\`;`)
  await db.run(sql`DROP TABLE \`throttles\`;`)
  await db.run(sql`DROP TABLE \`employees\`;`)
  await db.run(sql`DROP TABLE \`employee_rules\`;`)
  await db.run(sql`DROP TABLE \`employee_uses\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`categories_id\` integer,
  	\`brands_id\` integer,
  	\`product_collections_id\` integer,
  	\`colours_id\` integer,
  	\`tags_id\` integer,
  	\`sellers_id\` integer,
  	\`inventory_id\` integer,
  	\`stores_id\` integer,
  	\`pages_id\` integer,
  	\`promo_messages_id\` integer,
  	\`redirects_id\` integer,
  	\`menus_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_collections_id\`) REFERENCES \`product_collections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`colours_id\`) REFERENCES \`colours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sellers_id\`) REFERENCES \`sellers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inventory_id\`) REFERENCES \`inventory\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promo_messages_id\`) REFERENCES \`promo_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "categories_id", "brands_id", "product_collections_id", "colours_id", "tags_id", "sellers_id", "inventory_id", "stores_id", "pages_id", "promo_messages_id", "redirects_id", "menus_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "products_id", "categories_id", "brands_id", "product_collections_id", "colours_id", "tags_id", "sellers_id", "inventory_id", "stores_id", "pages_id", "promo_messages_id", "redirects_id", "menus_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_collections_id_idx\` ON \`payload_locked_documents_rels\` (\`product_collections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_colours_id_idx\` ON \`payload_locked_documents_rels\` (\`colours_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sellers_id_idx\` ON \`payload_locked_documents_rels\` (\`sellers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inventory_id_idx\` ON \`payload_locked_documents_rels\` (\`inventory_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stores_id_idx\` ON \`payload_locked_documents_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promo_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`promo_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
