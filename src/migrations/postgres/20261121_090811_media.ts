import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_mediaembed_source" AS ENUM('embed', 'own');
  CREATE TYPE "public"."enum_pages_blocks_mediaembed_opens" AS ENUM('in-place', 'modal');
  CREATE TYPE "public"."enum__pages_v_blocks_mediaembed_source" AS ENUM('embed', 'own');
  CREATE TYPE "public"."enum__pages_v_blocks_mediaembed_opens" AS ENUM('in-place', 'modal');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum__menus_v_version_placement" AS ENUM('main', 'help', 'footer');
  CREATE TYPE "public"."enum__menus_v_version_mega_menu" AS ENUM('subNav', 'brands', 'about');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'fr');
  ALTER TYPE "public"."enum_pages_blocks_productcarousel_source" ADD VALUE 'search';
  ALTER TYPE "public"."enum__pages_v_blocks_productcarousel_source" ADD VALUE 'search';
  CREATE TABLE "_menus_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"coop_brand" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"coop_brand" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_url" varchar,
  	"version_language" "enum__menus_v_version_language",
  	"version_placement" "enum__menus_v_version_placement" DEFAULT 'main',
  	"version_order" numeric DEFAULT 0,
  	"version_mega_menu" "enum__menus_v_version_mega_menu" DEFAULT 'subNav',
  	"version_coop_brand" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wordless" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar NOT NULL,
  	"captions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "menus_groups" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "menus_groups" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "menus_items_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "menus_items_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "language" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "placement" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "pages_blocks_productcarousel_locales" ADD COLUMN "query" varchar;
  ALTER TABLE "pages_blocks_mediaembed" ADD COLUMN "source" "enum_pages_blocks_mediaembed_source" DEFAULT 'embed';
  ALTER TABLE "pages_blocks_mediaembed" ADD COLUMN "video_id" integer;
  ALTER TABLE "pages_blocks_mediaembed" ADD COLUMN "opens" "enum_pages_blocks_mediaembed_opens" DEFAULT 'in-place';
  ALTER TABLE "_pages_v_blocks_productcarousel_locales" ADD COLUMN "query" varchar;
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD COLUMN "source" "enum__pages_v_blocks_mediaembed_source" DEFAULT 'embed';
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD COLUMN "video_id" integer;
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD COLUMN "opens" "enum__pages_v_blocks_mediaembed_opens" DEFAULT 'in-place';
  ALTER TABLE "menus" ADD COLUMN "_status" "enum_menus_status" DEFAULT 'draft';
  ALTER TABLE "media" ADD COLUMN "decorative" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "_menus_v_version_groups" ADD CONSTRAINT "_menus_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_links" ADD CONSTRAINT "_menus_v_version_items_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_menus_v_version_groups_order_idx" ON "_menus_v_version_groups" USING btree ("_order");
  CREATE INDEX "_menus_v_version_groups_parent_id_idx" ON "_menus_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_links_order_idx" ON "_menus_v_version_items_links" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_links_parent_id_idx" ON "_menus_v_version_items_links" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_language_idx" ON "_menus_v" USING btree ("version_language");
  CREATE INDEX "_menus_v_version_version_picture_idx" ON "_menus_v" USING btree ("version_picture_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_locales_parent_idx" ON "videos_locales" USING btree ("_parent_id");
  ALTER TABLE "pages_blocks_mediaembed" ADD CONSTRAINT "pages_blocks_mediaembed_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD CONSTRAINT "_pages_v_blocks_mediaembed_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_mediaembed_video_idx" ON "pages_blocks_mediaembed" USING btree ("video_id");
  CREATE INDEX "_pages_v_blocks_mediaembed_video_idx" ON "_pages_v_blocks_mediaembed" USING btree ("video_id");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");`)
  // What is there is published, and is its own latest version: a preview reads versions.
  await db.execute(sql`UPDATE menus SET "_status" = 'published';`)
  await db.execute(sql`INSERT INTO _menus_v ("id", "parent_id", "version_title", "version_url", "version_language", "version_placement", "version_order", "version_mega_menu", "version_coop_brand", "version_picture_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "id", "title", "url", "language"::text::"enum__menus_v_version_language", "placement"::text::"enum__menus_v_version_placement", "order", "mega_menu"::text::"enum__menus_v_version_mega_menu", "coop_brand", "picture_id", "updated_at", "created_at", 'published', "created_at", "updated_at", TRUE FROM menus;`)
  await db.execute(sql`INSERT INTO _menus_v_version_groups ("_order", "_parent_id", "title", "url", "_uuid") SELECT "_order", "_parent_id", "title", "url", "id" FROM menus_groups;`)
  await db.execute(sql`INSERT INTO _menus_v_version_items ("_order", "_parent_id", "title", "url", "coop_brand", "_uuid") SELECT "_order", "_parent_id", "title", "url", "coop_brand", "id" FROM menus_items;`)
  await db.execute(sql`INSERT INTO _menus_v_version_items_links ("_order", "_parent_id", "title", "url", "coop_brand", "_uuid") SELECT links."_order", items."id", links."title", links."url", links."coop_brand", links."id" FROM menus_items_links links JOIN _menus_v_version_items items ON items."_uuid" = links."_parent_id";`)
  await db.execute(sql`SELECT setval(pg_get_serial_sequence('_menus_v', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM _menus_v), false);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_menus_v_version_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_menus_v_version_groups" CASCADE;
  DROP TABLE "_menus_v_version_items_links" CASCADE;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  ALTER TABLE "pages_blocks_mediaembed" DROP CONSTRAINT "pages_blocks_mediaembed_video_id_videos_id_fk";
  
  ALTER TABLE "_pages_v_blocks_mediaembed" DROP CONSTRAINT "_pages_v_blocks_mediaembed_video_id_videos_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "pages_blocks_productcarousel" ALTER COLUMN "source" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_productcarousel" ALTER COLUMN "source" SET DEFAULT 'category'::text;
  DROP TYPE "public"."enum_pages_blocks_productcarousel_source";
  CREATE TYPE "public"."enum_pages_blocks_productcarousel_source" AS ENUM('products', 'category', 'collection', 'deals', 'new', 'top-sellers');
  ALTER TABLE "pages_blocks_productcarousel" ALTER COLUMN "source" SET DEFAULT 'category'::"public"."enum_pages_blocks_productcarousel_source";
  ALTER TABLE "pages_blocks_productcarousel" ALTER COLUMN "source" SET DATA TYPE "public"."enum_pages_blocks_productcarousel_source" USING "source"::"public"."enum_pages_blocks_productcarousel_source";
  ALTER TABLE "_pages_v_blocks_productcarousel" ALTER COLUMN "source" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_productcarousel" ALTER COLUMN "source" SET DEFAULT 'category'::text;
  DROP TYPE "public"."enum__pages_v_blocks_productcarousel_source";
  CREATE TYPE "public"."enum__pages_v_blocks_productcarousel_source" AS ENUM('products', 'category', 'collection', 'deals', 'new', 'top-sellers');
  ALTER TABLE "_pages_v_blocks_productcarousel" ALTER COLUMN "source" SET DEFAULT 'category'::"public"."enum__pages_v_blocks_productcarousel_source";
  ALTER TABLE "_pages_v_blocks_productcarousel" ALTER COLUMN "source" SET DATA TYPE "public"."enum__pages_v_blocks_productcarousel_source" USING "source"::"public"."enum__pages_v_blocks_productcarousel_source";
  DROP INDEX "pages_blocks_mediaembed_video_idx";
  DROP INDEX "_pages_v_blocks_mediaembed_video_idx";
  DROP INDEX "menus__status_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  ALTER TABLE "menus_groups" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "menus_groups" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "menus_items_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "menus_items_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "language" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "placement" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "pages_blocks_productcarousel_locales" DROP COLUMN "query";
  ALTER TABLE "pages_blocks_mediaembed" DROP COLUMN "source";
  ALTER TABLE "pages_blocks_mediaembed" DROP COLUMN "video_id";
  ALTER TABLE "pages_blocks_mediaembed" DROP COLUMN "opens";
  ALTER TABLE "_pages_v_blocks_productcarousel_locales" DROP COLUMN "query";
  ALTER TABLE "_pages_v_blocks_mediaembed" DROP COLUMN "source";
  ALTER TABLE "_pages_v_blocks_mediaembed" DROP COLUMN "video_id";
  ALTER TABLE "_pages_v_blocks_mediaembed" DROP COLUMN "opens";
  ALTER TABLE "menus" DROP COLUMN "_status";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  DROP TYPE "public"."enum_pages_blocks_mediaembed_source";
  DROP TYPE "public"."enum_pages_blocks_mediaembed_opens";
  DROP TYPE "public"."enum__pages_v_blocks_mediaembed_source";
  DROP TYPE "public"."enum__pages_v_blocks_mediaembed_opens";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_language";
  DROP TYPE "public"."enum__menus_v_version_placement";
  DROP TYPE "public"."enum__menus_v_version_mega_menu";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";`)
}
