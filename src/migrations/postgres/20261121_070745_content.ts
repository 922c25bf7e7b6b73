import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_messages_audience" AS ENUM('all', 'en', 'fr');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "pages_blocks_vertimage" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"vert_image_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_vertimage_locales" (
  	"vert_copy" varchar,
  	"vert_link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_mediaembed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"provider_name" varchar DEFAULT 'YouTube',
  	"width" numeric DEFAULT 1280,
  	"height" numeric DEFAULT 720,
  	"poster_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_mediaembed_locales" (
  	"title" varchar,
  	"html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_iframeembed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"width" numeric DEFAULT 800,
  	"height" numeric DEFAULT 450,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_iframeembed_locales" (
  	"iframe_url" varchar,
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_formembed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_formembed_locales" (
  	"embedcode" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_dropdown" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"isopen" boolean,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_dropdown_locales" (
  	"title" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_columns_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "pages_blocks_columns_columns_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_storeteaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_storeteaser_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_vertimage" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"vert_image_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_vertimage_locales" (
  	"vert_copy" varchar,
  	"vert_link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_mediaembed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider_name" varchar DEFAULT 'YouTube',
  	"width" numeric DEFAULT 1280,
  	"height" numeric DEFAULT 720,
  	"poster_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_mediaembed_locales" (
  	"title" varchar,
  	"html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_iframeembed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"width" numeric DEFAULT 800,
  	"height" numeric DEFAULT 450,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_iframeembed_locales" (
  	"iframe_url" varchar,
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_formembed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_formembed_locales" (
  	"embedcode" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_dropdown" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"isopen" boolean,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_dropdown_locales" (
  	"title" varchar,
  	"copy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_columns_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_columns_columns_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_storeteaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_storeteaser_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "seo_noindex" boolean;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_alternate_url" varchar;
  ALTER TABLE "pages_rels" ADD COLUMN "stores_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_noindex" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_alternate_url" varchar;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "stores_id" integer;
  ALTER TABLE "promo_messages" ADD COLUMN "audience" "enum_promo_messages_audience" DEFAULT 'all' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "pages_blocks_vertimage" ADD CONSTRAINT "pages_blocks_vertimage_vert_image_id_media_id_fk" FOREIGN KEY ("vert_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_vertimage" ADD CONSTRAINT "pages_blocks_vertimage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vertimage_locales" ADD CONSTRAINT "pages_blocks_vertimage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_vertimage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_mediaembed" ADD CONSTRAINT "pages_blocks_mediaembed_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_mediaembed" ADD CONSTRAINT "pages_blocks_mediaembed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_mediaembed_locales" ADD CONSTRAINT "pages_blocks_mediaembed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_mediaembed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_iframeembed" ADD CONSTRAINT "pages_blocks_iframeembed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_iframeembed_locales" ADD CONSTRAINT "pages_blocks_iframeembed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_iframeembed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_formembed" ADD CONSTRAINT "pages_blocks_formembed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_formembed_locales" ADD CONSTRAINT "pages_blocks_formembed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_formembed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_dropdown" ADD CONSTRAINT "pages_blocks_dropdown_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_dropdown_locales" ADD CONSTRAINT "pages_blocks_dropdown_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_dropdown"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns" ADD CONSTRAINT "pages_blocks_columns_columns_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns" ADD CONSTRAINT "pages_blocks_columns_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns_locales" ADD CONSTRAINT "pages_blocks_columns_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns" ADD CONSTRAINT "pages_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_locales" ADD CONSTRAINT "pages_blocks_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_storeteaser" ADD CONSTRAINT "pages_blocks_storeteaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_storeteaser_locales" ADD CONSTRAINT "pages_blocks_storeteaser_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_storeteaser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vertimage" ADD CONSTRAINT "_pages_v_blocks_vertimage_vert_image_id_media_id_fk" FOREIGN KEY ("vert_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vertimage" ADD CONSTRAINT "_pages_v_blocks_vertimage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vertimage_locales" ADD CONSTRAINT "_pages_v_blocks_vertimage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_vertimage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD CONSTRAINT "_pages_v_blocks_mediaembed_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD CONSTRAINT "_pages_v_blocks_mediaembed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_mediaembed_locales" ADD CONSTRAINT "_pages_v_blocks_mediaembed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_mediaembed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_iframeembed" ADD CONSTRAINT "_pages_v_blocks_iframeembed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_iframeembed_locales" ADD CONSTRAINT "_pages_v_blocks_iframeembed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_iframeembed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_formembed" ADD CONSTRAINT "_pages_v_blocks_formembed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_formembed_locales" ADD CONSTRAINT "_pages_v_blocks_formembed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_formembed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_dropdown" ADD CONSTRAINT "_pages_v_blocks_dropdown_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_dropdown_locales" ADD CONSTRAINT "_pages_v_blocks_dropdown_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_dropdown"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns" ADD CONSTRAINT "_pages_v_blocks_columns_columns_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns" ADD CONSTRAINT "_pages_v_blocks_columns_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns_locales" ADD CONSTRAINT "_pages_v_blocks_columns_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns" ADD CONSTRAINT "_pages_v_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_locales" ADD CONSTRAINT "_pages_v_blocks_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_storeteaser" ADD CONSTRAINT "_pages_v_blocks_storeteaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_storeteaser_locales" ADD CONSTRAINT "_pages_v_blocks_storeteaser_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_storeteaser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_vertimage_order_idx" ON "pages_blocks_vertimage" USING btree ("_order");
  CREATE INDEX "pages_blocks_vertimage_parent_id_idx" ON "pages_blocks_vertimage" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_vertimage_path_idx" ON "pages_blocks_vertimage" USING btree ("_path");
  CREATE INDEX "pages_blocks_vertimage_vert_image_idx" ON "pages_blocks_vertimage" USING btree ("vert_image_id");
  CREATE UNIQUE INDEX "pages_blocks_vertimage_locales_locale_parent_id_unique" ON "pages_blocks_vertimage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_vertimage_locales_parent_idx" ON "pages_blocks_vertimage_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mediaembed_order_idx" ON "pages_blocks_mediaembed" USING btree ("_order");
  CREATE INDEX "pages_blocks_mediaembed_parent_id_idx" ON "pages_blocks_mediaembed" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mediaembed_path_idx" ON "pages_blocks_mediaembed" USING btree ("_path");
  CREATE INDEX "pages_blocks_mediaembed_poster_idx" ON "pages_blocks_mediaembed" USING btree ("poster_id");
  CREATE UNIQUE INDEX "pages_blocks_mediaembed_locales_locale_parent_id_unique" ON "pages_blocks_mediaembed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_mediaembed_locales_parent_idx" ON "pages_blocks_mediaembed_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_iframeembed_order_idx" ON "pages_blocks_iframeembed" USING btree ("_order");
  CREATE INDEX "pages_blocks_iframeembed_parent_id_idx" ON "pages_blocks_iframeembed" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_iframeembed_path_idx" ON "pages_blocks_iframeembed" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_iframeembed_locales_locale_parent_id_unique" ON "pages_blocks_iframeembed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_iframeembed_locales_parent_idx" ON "pages_blocks_iframeembed_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_formembed_order_idx" ON "pages_blocks_formembed" USING btree ("_order");
  CREATE INDEX "pages_blocks_formembed_parent_id_idx" ON "pages_blocks_formembed" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_formembed_path_idx" ON "pages_blocks_formembed" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_formembed_locales_locale_parent_id_unique" ON "pages_blocks_formembed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_formembed_locales_parent_idx" ON "pages_blocks_formembed_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_dropdown_order_idx" ON "pages_blocks_dropdown" USING btree ("_order");
  CREATE INDEX "pages_blocks_dropdown_parent_id_idx" ON "pages_blocks_dropdown" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_dropdown_path_idx" ON "pages_blocks_dropdown" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_dropdown_locales_locale_parent_id_unique" ON "pages_blocks_dropdown_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_dropdown_locales_parent_idx" ON "pages_blocks_dropdown_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_columns_order_idx" ON "pages_blocks_columns_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_columns_parent_id_idx" ON "pages_blocks_columns_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_columns_picture_idx" ON "pages_blocks_columns_columns" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_columns_columns_locales_locale_parent_id_unique" ON "pages_blocks_columns_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_columns_columns_locales_parent_idx" ON "pages_blocks_columns_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_order_idx" ON "pages_blocks_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_parent_id_idx" ON "pages_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_path_idx" ON "pages_blocks_columns" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_columns_locales_locale_parent_id_unique" ON "pages_blocks_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_columns_locales_parent_idx" ON "pages_blocks_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_storeteaser_order_idx" ON "pages_blocks_storeteaser" USING btree ("_order");
  CREATE INDEX "pages_blocks_storeteaser_parent_id_idx" ON "pages_blocks_storeteaser" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_storeteaser_path_idx" ON "pages_blocks_storeteaser" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_storeteaser_locales_locale_parent_id_unique" ON "pages_blocks_storeteaser_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_storeteaser_locales_parent_idx" ON "pages_blocks_storeteaser_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_vertimage_order_idx" ON "_pages_v_blocks_vertimage" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_vertimage_parent_id_idx" ON "_pages_v_blocks_vertimage" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_vertimage_path_idx" ON "_pages_v_blocks_vertimage" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_vertimage_vert_image_idx" ON "_pages_v_blocks_vertimage" USING btree ("vert_image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_vertimage_locales_locale_parent_id_unique" ON "_pages_v_blocks_vertimage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_vertimage_locales_parent_idx" ON "_pages_v_blocks_vertimage_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mediaembed_order_idx" ON "_pages_v_blocks_mediaembed" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_mediaembed_parent_id_idx" ON "_pages_v_blocks_mediaembed" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mediaembed_path_idx" ON "_pages_v_blocks_mediaembed" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_mediaembed_poster_idx" ON "_pages_v_blocks_mediaembed" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_mediaembed_locales_locale_parent_id_unique" ON "_pages_v_blocks_mediaembed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_mediaembed_locales_parent_idx" ON "_pages_v_blocks_mediaembed_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_iframeembed_order_idx" ON "_pages_v_blocks_iframeembed" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_iframeembed_parent_id_idx" ON "_pages_v_blocks_iframeembed" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_iframeembed_path_idx" ON "_pages_v_blocks_iframeembed" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_iframeembed_locales_locale_parent_id_unique" ON "_pages_v_blocks_iframeembed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_iframeembed_locales_parent_idx" ON "_pages_v_blocks_iframeembed_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_formembed_order_idx" ON "_pages_v_blocks_formembed" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_formembed_parent_id_idx" ON "_pages_v_blocks_formembed" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_formembed_path_idx" ON "_pages_v_blocks_formembed" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_formembed_locales_locale_parent_id_unique" ON "_pages_v_blocks_formembed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_formembed_locales_parent_idx" ON "_pages_v_blocks_formembed_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_dropdown_order_idx" ON "_pages_v_blocks_dropdown" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_dropdown_parent_id_idx" ON "_pages_v_blocks_dropdown" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_dropdown_path_idx" ON "_pages_v_blocks_dropdown" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_dropdown_locales_locale_parent_id_unique" ON "_pages_v_blocks_dropdown_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_dropdown_locales_parent_idx" ON "_pages_v_blocks_dropdown_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_columns_order_idx" ON "_pages_v_blocks_columns_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_columns_parent_id_idx" ON "_pages_v_blocks_columns_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_columns_picture_idx" ON "_pages_v_blocks_columns_columns" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_columns_columns_locales_locale_parent_id_uni" ON "_pages_v_blocks_columns_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_columns_locales_parent_idx" ON "_pages_v_blocks_columns_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_order_idx" ON "_pages_v_blocks_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_parent_id_idx" ON "_pages_v_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_path_idx" ON "_pages_v_blocks_columns" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_columns_locales_locale_parent_id_unique" ON "_pages_v_blocks_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_locales_parent_idx" ON "_pages_v_blocks_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_storeteaser_order_idx" ON "_pages_v_blocks_storeteaser" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_storeteaser_parent_id_idx" ON "_pages_v_blocks_storeteaser" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_storeteaser_path_idx" ON "_pages_v_blocks_storeteaser" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_storeteaser_locales_locale_parent_id_unique" ON "_pages_v_blocks_storeteaser_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_storeteaser_locales_parent_idx" ON "_pages_v_blocks_storeteaser_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_stores_id_idx" ON "pages_rels" USING btree ("stores_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_rels_stores_id_idx" ON "_pages_v_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_vertimage" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_vertimage_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_mediaembed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_mediaembed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_iframeembed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_iframeembed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_formembed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_formembed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_dropdown" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_dropdown_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_storeteaser" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_storeteaser_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_vertimage" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_vertimage_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_mediaembed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_mediaembed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_iframeembed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_iframeembed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_formembed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_formembed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_dropdown" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_dropdown_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_storeteaser" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_storeteaser_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_vertimage" CASCADE;
  DROP TABLE "pages_blocks_vertimage_locales" CASCADE;
  DROP TABLE "pages_blocks_mediaembed" CASCADE;
  DROP TABLE "pages_blocks_mediaembed_locales" CASCADE;
  DROP TABLE "pages_blocks_iframeembed" CASCADE;
  DROP TABLE "pages_blocks_iframeembed_locales" CASCADE;
  DROP TABLE "pages_blocks_formembed" CASCADE;
  DROP TABLE "pages_blocks_formembed_locales" CASCADE;
  DROP TABLE "pages_blocks_dropdown" CASCADE;
  DROP TABLE "pages_blocks_dropdown_locales" CASCADE;
  DROP TABLE "pages_blocks_columns_columns" CASCADE;
  DROP TABLE "pages_blocks_columns_columns_locales" CASCADE;
  DROP TABLE "pages_blocks_columns" CASCADE;
  DROP TABLE "pages_blocks_columns_locales" CASCADE;
  DROP TABLE "pages_blocks_storeteaser" CASCADE;
  DROP TABLE "pages_blocks_storeteaser_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_vertimage" CASCADE;
  DROP TABLE "_pages_v_blocks_vertimage_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_mediaembed" CASCADE;
  DROP TABLE "_pages_v_blocks_mediaembed_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_iframeembed" CASCADE;
  DROP TABLE "_pages_v_blocks_iframeembed_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_formembed" CASCADE;
  DROP TABLE "_pages_v_blocks_formembed_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_dropdown" CASCADE;
  DROP TABLE "_pages_v_blocks_dropdown_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_columns_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_storeteaser" CASCADE;
  DROP TABLE "_pages_v_blocks_storeteaser_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_stores_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_stores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "pages_rels_stores_id_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_pages_v_rels_stores_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "pages" DROP COLUMN "seo_noindex";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_title";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_alternate_url";
  ALTER TABLE "pages_rels" DROP COLUMN "stores_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_alternate_url";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "stores_id";
  ALTER TABLE "promo_messages" DROP COLUMN "audience";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_promo_messages_audience";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
