import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_menus_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_groups_order_idx\` ON \`_menus_v_version_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_groups_parent_id_idx\` ON \`_menus_v_version_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_items_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`coop_brand\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_links_order_idx\` ON \`_menus_v_version_items_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_links_parent_id_idx\` ON \`_menus_v_version_items_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`coop_brand\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_order_idx\` ON \`_menus_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_parent_id_idx\` ON \`_menus_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_url\` text,
  	\`version_language\` text,
  	\`version_placement\` text DEFAULT 'main',
  	\`version_order\` numeric DEFAULT 0,
  	\`version_mega_menu\` text DEFAULT 'subNav',
  	\`version_coop_brand\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_language_idx\` ON \`_menus_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_picture_idx\` ON \`_menus_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`wordless\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`videos_locales\` (
  	\`title\` text NOT NULL,
  	\`captions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_locales_locale_parent_id_unique\` ON \`videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_locales_parent_idx\` ON \`videos_locales\` (\`_parent_id\`);`)
  // By hand: to drop a table takes along, row by row, what refers to it, and inside a transaction SQLite cannot be told not to.
  await db.run(sql`CREATE TEMPORARY TABLE kept_menus AS SELECT * FROM menus;`)
  await db.run(sql`CREATE TEMPORARY TABLE kept_menus_groups AS SELECT * FROM menus_groups;`)
  await db.run(sql`CREATE TEMPORARY TABLE kept_menus_items AS SELECT * FROM menus_items;`)
  await db.run(sql`CREATE TEMPORARY TABLE kept_menus_items_links AS SELECT * FROM menus_items_links;`)
  await db.run(sql`DROP TABLE main.menus_items_links;`)
  await db.run(sql`DROP TABLE main.menus_items;`)
  await db.run(sql`DROP TABLE main.menus_groups;`)
  await db.run(sql`DROP TABLE main.menus;`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`language\` text,
  	\`placement\` text DEFAULT 'main',
  	\`order\` numeric DEFAULT 0,
  	\`mega_menu\` text DEFAULT 'subNav',
  	\`coop_brand\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO menus ("id", "title", "url", "language", "placement", "order", "mega_menu", "coop_brand", "picture_id", "updated_at", "created_at", "_status") SELECT "id", "title", "url", "language", "placement", "order", "mega_menu", "coop_brand", "picture_id", "updated_at", "created_at", 'published' FROM kept_menus;`)
  await db.run(sql`CREATE TABLE \`menus_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO menus_groups ("_order", "_parent_id", "id", "title", "url") SELECT "_order", "_parent_id", "id", "title", "url" FROM kept_menus_groups;`)
  await db.run(sql`CREATE TABLE \`menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`coop_brand\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO menus_items ("_order", "_parent_id", "id", "title", "url", "coop_brand") SELECT "_order", "_parent_id", "id", "title", "url", "coop_brand" FROM kept_menus_items;`)
  await db.run(sql`CREATE TABLE \`menus_items_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`coop_brand\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO menus_items_links ("_order", "_parent_id", "id", "title", "url", "coop_brand") SELECT "_order", "_parent_id", "id", "title", "url", "coop_brand" FROM kept_menus_items_links;`)
  await db.run(sql`DROP TABLE kept_menus;`)
  await db.run(sql`DROP TABLE kept_menus_groups;`)
  await db.run(sql`DROP TABLE kept_menus_items;`)
  await db.run(sql`DROP TABLE kept_menus_items_links;`)
  await db.run(sql`CREATE INDEX \`menus_groups_order_idx\` ON \`menus_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_groups_parent_id_idx\` ON \`menus_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_links_order_idx\` ON \`menus_items_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_links_parent_id_idx\` ON \`menus_items_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_language_idx\` ON \`menus\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`menus_picture_idx\` ON \`menus\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  // What is there is published, and is its own latest version: a preview reads versions.
  await db.run(sql`INSERT INTO _menus_v ("id", "parent_id", "version_title", "version_url", "version_language", "version_placement", "version_order", "version_mega_menu", "version_coop_brand", "version_picture_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "id", "title", "url", "language", "placement", "order", "mega_menu", "coop_brand", "picture_id", "updated_at", "created_at", 'published', "created_at", "updated_at", TRUE FROM menus;`)
  await db.run(sql`INSERT INTO _menus_v_version_groups ("_order", "_parent_id", "title", "url", "_uuid") SELECT "_order", "_parent_id", "title", "url", "id" FROM menus_groups;`)
  await db.run(sql`INSERT INTO _menus_v_version_items ("_order", "_parent_id", "title", "url", "coop_brand", "_uuid") SELECT "_order", "_parent_id", "title", "url", "coop_brand", "id" FROM menus_items;`)
  await db.run(sql`INSERT INTO _menus_v_version_items_links ("_order", "_parent_id", "title", "url", "coop_brand", "_uuid") SELECT links."_order", items."id", links."title", links."url", links."coop_brand", links."id" FROM menus_items_links links JOIN _menus_v_version_items items ON items."_uuid" = links."_parent_id";`)
  await db.run(sql`ALTER TABLE \`pages_blocks_productcarousel_locales\` ADD \`query\` text;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_mediaembed\` ADD \`source\` text DEFAULT 'embed';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_mediaembed\` ADD \`video_id\` integer REFERENCES videos(id);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_mediaembed\` ADD \`opens\` text DEFAULT 'in-place';`)
  await db.run(sql`CREATE INDEX \`pages_blocks_mediaembed_video_idx\` ON \`pages_blocks_mediaembed\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_productcarousel_locales\` ADD \`query\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_mediaembed\` ADD \`source\` text DEFAULT 'embed';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_mediaembed\` ADD \`video_id\` integer REFERENCES videos(id);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_mediaembed\` ADD \`opens\` text DEFAULT 'in-place';`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_mediaembed_video_idx\` ON \`_pages_v_blocks_mediaembed\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`decorative\` integer;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`videos_id\` integer REFERENCES videos(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_menus_v_version_groups\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_items_links\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_blocks_mediaembed\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`provider_name\` text DEFAULT 'YouTube',
  	\`width\` numeric DEFAULT 1280,
  	\`height\` numeric DEFAULT 720,
  	\`poster_id\` integer,
  	\`block_name\` text,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_blocks_mediaembed\`("_order", "_parent_id", "_path", "id", "provider_name", "width", "height", "poster_id", "block_name") SELECT "_order", "_parent_id", "_path", "id", "provider_name", "width", "height", "poster_id", "block_name" FROM \`pages_blocks_mediaembed\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_mediaembed\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_blocks_mediaembed\` RENAME TO \`pages_blocks_mediaembed\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_mediaembed_order_idx\` ON \`pages_blocks_mediaembed\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_mediaembed_parent_id_idx\` ON \`pages_blocks_mediaembed\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_mediaembed_path_idx\` ON \`pages_blocks_mediaembed\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_mediaembed_poster_idx\` ON \`pages_blocks_mediaembed\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_blocks_mediaembed\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`provider_name\` text DEFAULT 'YouTube',
  	\`width\` numeric DEFAULT 1280,
  	\`height\` numeric DEFAULT 720,
  	\`poster_id\` integer,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_blocks_mediaembed\`("_order", "_parent_id", "_path", "id", "provider_name", "width", "height", "poster_id", "_uuid", "block_name") SELECT "_order", "_parent_id", "_path", "id", "provider_name", "width", "height", "poster_id", "_uuid", "block_name" FROM \`_pages_v_blocks_mediaembed\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_mediaembed\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_blocks_mediaembed\` RENAME TO \`_pages_v_blocks_mediaembed\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_mediaembed_order_idx\` ON \`_pages_v_blocks_mediaembed\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_mediaembed_parent_id_idx\` ON \`_pages_v_blocks_mediaembed\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_mediaembed_path_idx\` ON \`_pages_v_blocks_mediaembed\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_mediaembed_poster_idx\` ON \`_pages_v_blocks_mediaembed\` (\`poster_id\`);`)
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
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employee_rules_id\`) REFERENCES \`employee_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "categories_id", "brands_id", "product_collections_id", "colours_id", "tags_id", "sellers_id", "inventory_id", "stores_id", "pages_id", "promo_messages_id", "redirects_id", "menus_id", "media_id", "users_id", "employees_id", "employee_rules_id") SELECT "id", "order", "parent_id", "path", "products_id", "categories_id", "brands_id", "product_collections_id", "colours_id", "tags_id", "sellers_id", "inventory_id", "stores_id", "pages_id", "promo_messages_id", "redirects_id", "menus_id", "media_id", "users_id", "employees_id", "employee_rules_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employee_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`employee_rules_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`placement\` text DEFAULT 'main' NOT NULL,
  	\`order\` numeric DEFAULT 0 NOT NULL,
  	\`mega_menu\` text DEFAULT 'subNav',
  	\`coop_brand\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "title", "url", "language", "placement", "order", "mega_menu", "coop_brand", "picture_id", "updated_at", "created_at") SELECT "id", "title", "url", "language", "placement", "order", "mega_menu", "coop_brand", "picture_id", "updated_at", "created_at" FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`CREATE INDEX \`menus_language_idx\` ON \`menus\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`menus_picture_idx\` ON \`menus\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_groups\`("_order", "_parent_id", "id", "title", "url") SELECT "_order", "_parent_id", "id", "title", "url" FROM \`menus_groups\`;`)
  await db.run(sql`DROP TABLE \`menus_groups\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_groups\` RENAME TO \`menus_groups\`;`)
  await db.run(sql`CREATE INDEX \`menus_groups_order_idx\` ON \`menus_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_groups_parent_id_idx\` ON \`menus_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`coop_brand\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_links\`("_order", "_parent_id", "id", "title", "url", "coop_brand") SELECT "_order", "_parent_id", "id", "title", "url", "coop_brand" FROM \`menus_items_links\`;`)
  await db.run(sql`DROP TABLE \`menus_items_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_links\` RENAME TO \`menus_items_links\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_links_order_idx\` ON \`menus_items_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_links_parent_id_idx\` ON \`menus_items_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`coop_brand\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "title", "url", "coop_brand") SELECT "_order", "_parent_id", "id", "title", "url", "coop_brand" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_productcarousel_locales\` DROP COLUMN \`query\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_productcarousel_locales\` DROP COLUMN \`query\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`decorative\`;`)
}
