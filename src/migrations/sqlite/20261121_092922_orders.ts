import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`fulfilment\` text NOT NULL,
  	\`store\` text,
  	\`language\` text NOT NULL,
  	\`placed_at\` text NOT NULL,
  	\`name\` text,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`customer\` text,
  	\`promo\` text,
  	\`total\` numeric DEFAULT 0,
  	\`due\` numeric DEFAULT 0,
  	\`paid\` numeric DEFAULT 0,
  	\`refunded\` numeric DEFAULT 0,
  	\`tracking\` text,
  	\`data\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_key_idx\` ON \`orders\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`orders_state_idx\` ON \`orders\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`orders_store_idx\` ON \`orders\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_idx\` ON \`orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`orders_promo_idx\` ON \`orders\` (\`promo\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`cart\` text NOT NULL,
  	\`order\` text,
  	\`gateway\` text NOT NULL,
  	\`reference\` text,
  	\`card\` text,
  	\`amount\` numeric NOT NULL,
  	\`captured\` numeric DEFAULT 0 NOT NULL,
  	\`refunded\` numeric DEFAULT 0 NOT NULL,
  	\`state\` text NOT NULL,
  	\`answer\` text,
  	\`touched_at\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_key_idx\` ON \`payments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payments_order_idx\` ON \`payments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payments_reference_idx\` ON \`payments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_state_idx\` ON \`payments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gift_cards\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`last_four\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`balance\` numeric NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`order\` text,
  	\`language\` text NOT NULL,
  	\`recipient_name\` text,
  	\`recipient_email\` text NOT NULL,
  	\`sender_name\` text,
  	\`message\` text,
  	\`send_on\` text,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_cards_code_idx\` ON \`gift_cards\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_order_idx\` ON \`gift_cards\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_updated_at_idx\` ON \`gift_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_created_at_idx\` ON \`gift_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gift_card_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`card_id\` integer NOT NULL,
  	\`order\` text,
  	\`kind\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`card_id\`) REFERENCES \`gift_cards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gift_card_entries_card_idx\` ON \`gift_card_entries\` (\`card_id\`);`)
  await db.run(sql`CREATE INDEX \`gift_card_entries_order_idx\` ON \`gift_card_entries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`gift_card_entries_updated_at_idx\` ON \`gift_card_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_card_entries_created_at_idx\` ON \`gift_card_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`promo_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text DEFAULT 'percentage' NOT NULL,
  	\`percent\` numeric,
  	\`amount\` numeric,
  	\`minimum\` numeric,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`most_uses\` numeric,
  	\`most_uses_each\` numeric,
  	\`uses\` numeric DEFAULT 0 NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`promo_codes_code_idx\` ON \`promo_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_updated_at_idx\` ON \`promo_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_created_at_idx\` ON \`promo_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`promo_codes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`promo_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_order_idx\` ON \`promo_codes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_parent_idx\` ON \`promo_codes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_path_idx\` ON \`promo_codes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`promo_codes_rels_categories_id_idx\` ON \`promo_codes_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`tax_rates_reduced\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`tax_class\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`up_to\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tax_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tax_rates_reduced_order_idx\` ON \`tax_rates_reduced\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tax_rates_reduced_parent_id_idx\` ON \`tax_rates_reduced\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tax_rates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`province\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`effective_from\` text NOT NULL,
  	\`effective_until\` text,
  	\`taxes_shipping\` integer DEFAULT true,
  	\`source\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`tax_rates_province_idx\` ON \`tax_rates\` (\`province\`);`)
  await db.run(sql`CREATE INDEX \`tax_rates_updated_at_idx\` ON \`tax_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tax_rates_created_at_idx\` ON \`tax_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`order_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text,
  	\`by\` text NOT NULL,
  	\`note\` text,
  	\`amount\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`order_events_order_idx\` ON \`order_events\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`order_events_updated_at_idx\` ON \`order_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_events_created_at_idx\` ON \`order_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`data\` text NOT NULL,
  	\`due_at\` numeric NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`done_at\` numeric,
  	\`error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_due_at_idx\` ON \`outbox\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_done_at_idx\` ON \`outbox\` (\`done_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`checkouts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`cart\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`seen\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`checkouts_cart_idx\` ON \`checkouts\` (\`cart\`);`)
  await db.run(sql`CREATE INDEX \`checkouts_updated_at_idx\` ON \`checkouts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`checkouts_created_at_idx\` ON \`checkouts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`test_charges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`outcome\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`captured\` numeric DEFAULT 0 NOT NULL,
  	\`refunded\` numeric DEFAULT 0 NOT NULL,
  	\`state\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`test_charges_key_idx\` ON \`test_charges\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`test_charges_updated_at_idx\` ON \`test_charges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`test_charges_created_at_idx\` ON \`test_charges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tax_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`gst\` text,
  	\`qst\` text,
  	\`bc\` text,
  	\`sk\` text,
  	\`mb\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`products\` ADD \`tax_class\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_tax_class\` text;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` ADD \`seen_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` ADD \`saved\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` ADD \`gift\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`promo_codes_id\` integer REFERENCES promo_codes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tax_rates_id\` integer REFERENCES tax_rates(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promo_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`promo_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tax_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`tax_rates_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`gift_cards\`;`)
  await db.run(sql`DROP TABLE \`gift_card_entries\`;`)
  await db.run(sql`DROP TABLE \`promo_codes\`;`)
  await db.run(sql`DROP TABLE \`promo_codes_rels\`;`)
  await db.run(sql`DROP TABLE \`tax_rates_reduced\`;`)
  await db.run(sql`DROP TABLE \`tax_rates\`;`)
  await db.run(sql`DROP TABLE \`order_events\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`checkouts\`;`)
  await db.run(sql`DROP TABLE \`test_charges\`;`)
  await db.run(sql`DROP TABLE \`tax_settings\`;`)
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
  	\`videos_id\` integer,
  	\`search_rules_id\` integer,
  	\`search_synonyms_id\` integer,
  	\`users_id\` integer,
  	\`employees_id\` integer,
  	\`employee_rules_id\` integer,
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
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_rules_id\`) REFERENCES \`search_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employee_rules_id\`) REFERENCES \`employee_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "categories_id", "brands_id", "product_collections_id", "colours_id", "tags_id", "sellers_id", "inventory_id", "stores_id", "pages_id", "promo_messages_id", "redirects_id", "menus_id", "media_id", "videos_id", "search_rules_id", "search_synonyms_id", "users_id", "employees_id", "employee_rules_id") SELECT "id", "order", "parent_id", "path", "products_id", "categories_id", "brands_id", "product_collections_id", "colours_id", "tags_id", "sellers_id", "inventory_id", "stores_id", "pages_id", "promo_messages_id", "redirects_id", "menus_id", "media_id", "videos_id", "search_rules_id", "search_synonyms_id", "users_id", "employees_id", "employee_rules_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`search_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employee_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`employee_rules_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`tax_class\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_tax_class\`;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` DROP COLUMN \`seen_price\`;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` DROP COLUMN \`saved\`;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` DROP COLUMN \`gift\`;`)
}
