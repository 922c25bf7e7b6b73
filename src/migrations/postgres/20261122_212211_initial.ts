import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_products_activities" AS ENUM('hiking', 'backpacking', 'camping', 'trail-running', 'road-running', 'alpine-skiing', 'ski-touring', 'nordic-skiing', 'snowboarding', 'snowshoeing', 'climbing', 'mountaineering', 'mountain-biking', 'road-cycling', 'commuting', 'kayaking', 'canoeing', 'paddleboarding', 'travel', 'yoga', 'swimming', 'everyday', 'winter-play');
  CREATE TYPE "public"."enum_products_gender" AS ENUM('women', 'men', 'unisex', 'kids');
  CREATE TYPE "public"."enum_products_availability" AS ENUM('Available', 'Preorder', 'Unavailable');
  CREATE TYPE "public"."enum_products_shipping_class" AS ENUM('standard', 'bike', 'oversize', 'none');
  CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_activities" AS ENUM('hiking', 'backpacking', 'camping', 'trail-running', 'road-running', 'alpine-skiing', 'ski-touring', 'nordic-skiing', 'snowboarding', 'snowshoeing', 'climbing', 'mountaineering', 'mountain-biking', 'road-cycling', 'commuting', 'kayaking', 'canoeing', 'paddleboarding', 'travel', 'yoga', 'swimming', 'everyday', 'winter-play');
  CREATE TYPE "public"."enum__products_v_version_gender" AS ENUM('women', 'men', 'unisex', 'kids');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('Available', 'Preorder', 'Unavailable');
  CREATE TYPE "public"."enum__products_v_version_shipping_class" AS ENUM('standard', 'bike', 'oversize', 'none');
  CREATE TYPE "public"."enum__products_v_version_tax_class" AS ENUM('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_categories_rule_genders" AS ENUM('women', 'men', 'unisex', 'kids');
  CREATE TYPE "public"."enum_categories_rule_activities" AS ENUM('hiking', 'backpacking', 'camping', 'trail-running', 'road-running', 'alpine-skiing', 'ski-touring', 'nordic-skiing', 'snowboarding', 'snowshoeing', 'climbing', 'mountaineering', 'mountain-biking', 'road-cycling', 'commuting', 'kayaking', 'canoeing', 'paddleboarding', 'travel', 'yoga', 'swimming', 'everyday', 'winter-play');
  CREATE TYPE "public"."enum_colours_family" AS ENUM('black', 'grey', 'white', 'beige', 'brown', 'green', 'teal', 'blue', 'purple', 'pink', 'red', 'orange', 'yellow');
  CREATE TYPE "public"."enum_tags_hierarchy" AS ENUM('primary', 'secondary');
  CREATE TYPE "public"."enum_tags_colour" AS ENUM('black', 'red', 'redOutline', 'grey');
  CREATE TYPE "public"."enum_stores_services" AS ENUM('pickup', 'ski-tuning', 'bike-repair', 'boot-fitting', 'rentals', 'gear-repair', 'climbing-wall', 'parking', 'used-gear');
  CREATE TYPE "public"."enum_stores_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_stores_province" AS ENUM('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT');
  CREATE TYPE "public"."enum_pages_blocks_hero_items_importance" AS ENUM('primary', 'normal', 'other');
  CREATE TYPE "public"."enum_pages_blocks_productcarousel_source" AS ENUM('products', 'category', 'collection', 'deals', 'new', 'top-sellers', 'search');
  CREATE TYPE "public"."enum_pages_blocks_action_items_importance" AS ENUM('primary', 'normal', 'other');
  CREATE TYPE "public"."enum_pages_blocks_inlinealert_alerttype" AS ENUM('INFORMATION', 'SUCCESS', 'WARNING', 'ERROR');
  CREATE TYPE "public"."enum_pages_blocks_mediaembed_source" AS ENUM('embed', 'own');
  CREATE TYPE "public"."enum_pages_blocks_mediaembed_opens" AS ENUM('in-place', 'modal');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_hero_items_importance" AS ENUM('primary', 'normal', 'other');
  CREATE TYPE "public"."enum__pages_v_blocks_productcarousel_source" AS ENUM('products', 'category', 'collection', 'deals', 'new', 'top-sellers', 'search');
  CREATE TYPE "public"."enum__pages_v_blocks_action_items_importance" AS ENUM('primary', 'normal', 'other');
  CREATE TYPE "public"."enum__pages_v_blocks_inlinealert_alerttype" AS ENUM('INFORMATION', 'SUCCESS', 'WARNING', 'ERROR');
  CREATE TYPE "public"."enum__pages_v_blocks_mediaembed_source" AS ENUM('embed', 'own');
  CREATE TYPE "public"."enum__pages_v_blocks_mediaembed_opens" AS ENUM('in-place', 'modal');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_promo_messages_audience" AS ENUM('all', 'en', 'fr');
  CREATE TYPE "public"."enum_promo_messages_icon" AS ENUM('truck', 'store', 'leaf', 'snowflake', 'gift');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_menus_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_menus_placement" AS ENUM('main', 'help', 'footer');
  CREATE TYPE "public"."enum_menus_mega_menu" AS ENUM('subNav', 'brands', 'about');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum__menus_v_version_placement" AS ENUM('main', 'help', 'footer');
  CREATE TYPE "public"."enum__menus_v_version_mega_menu" AS ENUM('subNav', 'brands', 'about');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_search_rules_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_search_rules_anchoring" AS ENUM('is', 'startsWith', 'contains');
  CREATE TYPE "public"."enum_search_rules_action" AS ENUM('pin', 'hide', 'redirect', 'replace');
  CREATE TYPE "public"."enum_search_synonyms_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_search_synonyms_kind" AS ENUM('same', 'one-way');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped-in-part', 'shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled');
  CREATE TYPE "public"."enum_orders_fulfilment" AS ENUM('ship', 'pickup', 'email');
  CREATE TYPE "public"."enum_orders_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_payments_gateway" AS ENUM('test', 'stripe', 'none');
  CREATE TYPE "public"."enum_payments_state" AS ENUM('authorizing', 'action', 'authorized', 'captured', 'declined', 'failed', 'voiding', 'voided');
  CREATE TYPE "public"."enum_gift_cards_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_gift_card_entries_kind" AS ENUM('issued', 'spent', 'given-back', 'cancelled');
  CREATE TYPE "public"."enum_promo_codes_kind" AS ENUM('percentage', 'amount', 'free-shipping');
  CREATE TYPE "public"."enum_tax_rates_reduced_tax_class" AS ENUM('childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  CREATE TYPE "public"."enum_tax_rates_province" AS ENUM('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT');
  CREATE TYPE "public"."enum_tax_rates_code" AS ENUM('GST', 'HST', 'PST', 'RST', 'QST');
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded', 'payment-failed', 'mail', 'note', 'packing-slip');
  CREATE TYPE "public"."enum_order_events_state" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped-in-part', 'shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'merchandiser', 'editor', 'store-staff');
  CREATE TYPE "public"."enum_newsletter_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_newsletter_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_consent_log_how" AS ENUM('accept', 'refuse', 'choose');
  CREATE TYPE "public"."enum_consent_log_gpc" AS ENUM('on', 'off');
  CREATE TYPE "public"."enum_consent_log_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_customers_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_employee_rules_kind" AS ENUM('discount', 'excluded');
  CREATE TYPE "public"."enum_employee_uses_kind" AS ENUM('taken', 'switched-on', 'switched-off', 'bought', 'ended');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "products_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_specifications_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"colour_id" integer
  );
  
  CREATE TABLE "products_sizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "products_sizes_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sku" varchar,
  	"colour" varchar,
  	"size" varchar,
  	"price" numeric,
  	"sale_price" numeric,
  	"employee_price" numeric,
  	"clearance" boolean,
  	"stocked" boolean DEFAULT true,
  	"weight_grams" numeric
  );
  
  CREATE TABLE "products_activities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_activities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"brand_id" integer,
  	"gender" "enum_products_gender",
  	"availability" "enum_products_availability" DEFAULT 'Available',
  	"available_from" varchar,
  	"shipping_class" "enum_products_shipping_class" DEFAULT 'standard',
  	"tax_class" "enum_products_tax_class",
  	"seller_id" integer,
  	"is_new" boolean,
  	"popularity" numeric DEFAULT 0,
  	"published_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"description" varchar,
  	"features" varchar,
  	"materials" varchar,
  	"care" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"categories_id" integer,
  	"product_collections_id" integer
  );
  
  CREATE TABLE "_products_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_specifications_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"colour_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_sizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_sizes_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar,
  	"colour" varchar,
  	"size" varchar,
  	"price" numeric,
  	"sale_price" numeric,
  	"employee_price" numeric,
  	"clearance" boolean,
  	"stocked" boolean DEFAULT true,
  	"weight_grams" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_activities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_activities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_brand_id" integer,
  	"version_gender" "enum__products_v_version_gender",
  	"version_availability" "enum__products_v_version_availability" DEFAULT 'Available',
  	"version_available_from" varchar,
  	"version_shipping_class" "enum__products_v_version_shipping_class" DEFAULT 'standard',
  	"version_tax_class" "enum__products_v_version_tax_class",
  	"version_seller_id" integer,
  	"version_is_new" boolean,
  	"version_popularity" numeric DEFAULT 0,
  	"version_published_on" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_features" varchar,
  	"version_materials" varchar,
  	"version_care" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"categories_id" integer,
  	"product_collections_id" integer
  );
  
  CREATE TABLE "categories_rule_genders" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_categories_rule_genders",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "categories_rule_activities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_categories_rule_activities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"founded" numeric,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brands_locales" (
  	"description" varchar,
  	"origin" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_collections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_collections_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "colours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"hex" varchar NOT NULL,
  	"family" "enum_colours_family" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colours_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"hierarchy" "enum_tags_hierarchy" DEFAULT 'secondary' NOT NULL,
  	"colour" "enum_tags_colour" DEFAULT 'black' NOT NULL,
  	"is_link" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"name" varchar NOT NULL,
  	"path" varchar,
  	"info" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sellers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sellers_locales" (
  	"ships_from" varchar NOT NULL,
  	"returns" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "inventory" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"location" varchar DEFAULT 'online' NOT NULL,
  	"quantity" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stores_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_stores_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "stores_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_stores_hours_day" NOT NULL,
  	"open" varchar NOT NULL,
  	"close" varchar
  );
  
  CREATE TABLE "stores_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar NOT NULL,
  	"open" varchar NOT NULL,
  	"close" varchar
  );
  
  CREATE TABLE "stores_exceptions_locales" (
  	"name" varchar,
  	"notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "stores_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar NOT NULL
  );
  
  CREATE TABLE "stores_events_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "stores" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"closed_on" varchar,
  	"street" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"province" "enum_stores_province" NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"phone" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stores_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"departments" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stores_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pages_blocks_hero_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"importance" "enum_pages_blocks_hero_items_importance" DEFAULT 'normal'
  );
  
  CREATE TABLE "pages_blocks_hero_items_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_hero_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_categorytiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_categorytiles_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_productcarousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"source" "enum_pages_blocks_productcarousel_source" DEFAULT 'category',
  	"category_id" integer,
  	"collection_id" integer,
  	"limit" numeric DEFAULT 8,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_productcarousel_locales" (
  	"heading" varchar,
  	"query" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_stories_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_markdowncopy_copy" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_markdowncopy_copy_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_markdowncopy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_image" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_image_locales" (
  	"caption" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_action_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"importance" "enum_pages_blocks_action_items_importance" DEFAULT 'normal'
  );
  
  CREATE TABLE "pages_blocks_action_items_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_inlinealert" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alerttype" "enum_pages_blocks_inlinealert_alerttype" DEFAULT 'INFORMATION',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_inlinealert_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
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
  	"source" "enum_pages_blocks_mediaembed_source" DEFAULT 'embed',
  	"video_id" integer,
  	"poster_id" integer,
  	"opens" "enum_pages_blocks_mediaembed_opens" DEFAULT 'in-place',
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"picture_id" integer,
  	"seo_noindex" boolean,
  	"hide_top_ribbon_and_store_selector" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_alternate_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"products_id" integer,
  	"pages_id" integer,
  	"stores_id" integer
  );
  
  CREATE TABLE "_pages_v_blocks_hero_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"importance" "enum__pages_v_blocks_hero_items_importance" DEFAULT 'normal',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_hero_items_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_hero_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_categorytiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_categorytiles_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_productcarousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" "enum__pages_v_blocks_productcarousel_source" DEFAULT 'category',
  	"category_id" integer,
  	"collection_id" integer,
  	"limit" numeric DEFAULT 8,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_productcarousel_locales" (
  	"heading" varchar,
  	"query" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_stories_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_markdowncopy_copy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_markdowncopy_copy_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_markdowncopy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_image" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_image_locales" (
  	"caption" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_action_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"importance" "enum__pages_v_blocks_action_items_importance" DEFAULT 'normal',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_action_items_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_inlinealert" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"alerttype" "enum__pages_v_blocks_inlinealert_alerttype" DEFAULT 'INFORMATION',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_inlinealert_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"source" "enum__pages_v_blocks_mediaembed_source" DEFAULT 'embed',
  	"video_id" integer,
  	"poster_id" integer,
  	"opens" "enum__pages_v_blocks_mediaembed_opens" DEFAULT 'in-place',
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
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_picture_id" integer,
  	"version_seo_noindex" boolean,
  	"version_hide_top_ribbon_and_store_selector" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_alternate_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"products_id" integer,
  	"pages_id" integer,
  	"stores_id" integer
  );
  
  CREATE TABLE "promo_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_promo_messages_audience" DEFAULT 'all' NOT NULL,
  	"icon" "enum_promo_messages_icon",
  	"order" numeric DEFAULT 0 NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_messages_locales" (
  	"text" varchar NOT NULL,
  	"url" varchar,
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
  
  CREATE TABLE "menus_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "menus_items_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"coop_brand" varchar
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"coop_brand" varchar
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"language" "enum_menus_language",
  	"placement" "enum_menus_placement" DEFAULT 'main',
  	"order" numeric DEFAULT 0,
  	"mega_menu" "enum_menus_mega_menu" DEFAULT 'subNav',
  	"coop_brand" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean,
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
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "search_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_search_rules_language" NOT NULL,
  	"active" boolean DEFAULT true,
  	"anchoring" "enum_search_rules_anchoring" DEFAULT 'is' NOT NULL,
  	"query" varchar NOT NULL,
  	"action" "enum_search_rules_action" DEFAULT 'pin' NOT NULL,
  	"url" varchar,
  	"replacement" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_search_synonyms_language" NOT NULL,
  	"kind" "enum_search_synonyms_kind" DEFAULT 'same' NOT NULL,
  	"input" varchar,
  	"words" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_queries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query_id" varchar,
  	"language" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"hits" numeric NOT NULL,
  	"at" numeric NOT NULL
  );
  
  CREATE TABLE "search_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query_id" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"product" varchar NOT NULL,
  	"position" numeric,
  	"at" numeric NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"state" "enum_orders_state" NOT NULL,
  	"fulfilment" "enum_orders_fulfilment" NOT NULL,
  	"store" varchar,
  	"language" "enum_orders_language" NOT NULL,
  	"placed_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"customer" varchar,
  	"promo" varchar,
  	"total" numeric DEFAULT 0,
  	"due" numeric DEFAULT 0,
  	"paid" numeric DEFAULT 0,
  	"refunded" numeric DEFAULT 0,
  	"tracking" jsonb,
  	"data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"cart" varchar NOT NULL,
  	"order" varchar,
  	"gateway" "enum_payments_gateway" NOT NULL,
  	"reference" varchar,
  	"card" varchar,
  	"amount" numeric NOT NULL,
  	"captured" numeric DEFAULT 0 NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_payments_state" NOT NULL,
  	"answer" jsonb,
  	"touched_at" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"last_four" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"balance" numeric NOT NULL,
  	"active" boolean DEFAULT true,
  	"order" varchar,
  	"language" "enum_gift_cards_language" NOT NULL,
  	"recipient_name" varchar,
  	"recipient_email" varchar NOT NULL,
  	"sender_name" varchar,
  	"message" varchar,
  	"send_on" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_card_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"card_id" integer NOT NULL,
  	"order" varchar,
  	"kind" "enum_gift_card_entries_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_promo_codes_kind" DEFAULT 'percentage' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"minimum" numeric,
  	"starts_on" varchar,
  	"ends_on" varchar,
  	"most_uses" numeric,
  	"most_uses_each" numeric,
  	"uses" numeric DEFAULT 0 NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "tax_rates_reduced" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tax_class" "enum_tax_rates_reduced_tax_class" NOT NULL,
  	"percent" numeric NOT NULL,
  	"up_to" numeric
  );
  
  CREATE TABLE "tax_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"province" "enum_tax_rates_province" NOT NULL,
  	"code" "enum_tax_rates_code" NOT NULL,
  	"percent" numeric NOT NULL,
  	"effective_from" varchar NOT NULL,
  	"effective_until" varchar,
  	"taxes_shipping" boolean DEFAULT true,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_order_events_kind" NOT NULL,
  	"state" "enum_order_events_state",
  	"by" varchar NOT NULL,
  	"note" varchar,
  	"amount" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"due_at" numeric NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"done_at" numeric,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "checkouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"state" jsonb NOT NULL,
  	"seen" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "test_charges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"outcome" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"captured" numeric DEFAULT 0 NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"state" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_newsletter_language" NOT NULL,
  	"status" "enum_newsletter_status" NOT NULL,
  	"consent" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"at" numeric NOT NULL,
  	"visit" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"label" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "consent_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"how" "enum_consent_log_how" NOT NULL,
  	"granted" varchar,
  	"gpc" "enum_consent_log_gpc" NOT NULL,
  	"language" "enum_consent_log_language" NOT NULL,
  	"choices" numeric NOT NULL
  );
  
  CREATE TABLE "assistant_usage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"tokens" numeric NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"version" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cart_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart_id" integer NOT NULL,
  	"sku" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"pickup_store" varchar,
  	"seen_price" numeric,
  	"saved" boolean DEFAULT false,
  	"gift" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"doc_id" varchar NOT NULL,
  	"at" numeric NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email_verified" boolean DEFAULT false NOT NULL,
  	"image" varchar,
  	"locale" "enum_customers_locale" DEFAULT 'en' NOT NULL,
  	"favourite_store" varchar,
  	"recent_searches" varchar,
  	"employee_prices" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_sessions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"ip_address" varchar,
  	"user_agent" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_credentials" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"account_id" varchar NOT NULL,
  	"provider_id" varchar NOT NULL,
  	"password" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_verifications" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_passkeys" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"name" varchar,
  	"public_key" varchar NOT NULL,
  	"credential_id" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"device_type" varchar NOT NULL,
  	"backed_up" boolean DEFAULT false NOT NULL,
  	"transports" varchar,
  	"aaguid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_addresses" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"unit" varchar,
  	"city" varchar NOT NULL,
  	"province" varchar NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"phone" varchar,
  	"is_default" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "wishlist_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"product_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "wishlist_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "security_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" varchar,
  	"kind" varchar NOT NULL,
  	"address" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "throttles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"failures" numeric NOT NULL,
  	"blocked_until" numeric NOT NULL,
  	"last_at" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"staff_number" varchar NOT NULL,
  	"pin_hash" varchar,
  	"active" boolean DEFAULT true NOT NULL,
  	"user_id" varchar,
  	"yearly_limit" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employee_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_employee_rules_kind" DEFAULT 'discount' NOT NULL,
  	"percent" numeric,
  	"category_id" integer,
  	"brand_id" integer,
  	"product_id" integer,
  	"active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employee_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"employee" varchar NOT NULL,
  	"user_id" varchar,
  	"kind" "enum_employee_uses_kind" NOT NULL,
  	"amount" numeric,
  	"reference" varchar,
  	"day" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"categories_id" integer,
  	"brands_id" integer,
  	"product_collections_id" integer,
  	"colours_id" integer,
  	"tags_id" integer,
  	"sellers_id" integer,
  	"inventory_id" integer,
  	"stores_id" integer,
  	"pages_id" integer,
  	"promo_messages_id" integer,
  	"redirects_id" integer,
  	"menus_id" integer,
  	"media_id" integer,
  	"videos_id" integer,
  	"search_rules_id" integer,
  	"search_synonyms_id" integer,
  	"promo_codes_id" integer,
  	"tax_rates_id" integer,
  	"users_id" integer,
  	"employees_id" integer,
  	"employee_rules_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tax_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gst" varchar,
  	"qst" varchar,
  	"bc" varchar,
  	"sk" varchar,
  	"mb" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "products_specifications" ADD CONSTRAINT "products_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_specifications_locales" ADD CONSTRAINT "products_specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_colours" ADD CONSTRAINT "products_colours_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_colours" ADD CONSTRAINT "products_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sizes" ADD CONSTRAINT "products_sizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sizes_locales" ADD CONSTRAINT "products_sizes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_sizes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants" ADD CONSTRAINT "products_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_activities" ADD CONSTRAINT "products_activities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_tags" ADD CONSTRAINT "products_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_tags" ADD CONSTRAINT "products_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications" ADD CONSTRAINT "_products_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications_locales" ADD CONSTRAINT "_products_v_version_specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_colours" ADD CONSTRAINT "_products_v_version_colours_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_colours" ADD CONSTRAINT "_products_v_version_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sizes" ADD CONSTRAINT "_products_v_version_sizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sizes_locales" ADD CONSTRAINT "_products_v_version_sizes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_sizes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_activities" ADD CONSTRAINT "_products_v_version_activities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_tags" ADD CONSTRAINT "_products_v_version_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_tags" ADD CONSTRAINT "_products_v_version_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seller_id_sellers_id_fk" FOREIGN KEY ("version_seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rule_genders" ADD CONSTRAINT "categories_rule_genders_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rule_activities" ADD CONSTRAINT "categories_rule_activities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands_locales" ADD CONSTRAINT "brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_collections_locales" ADD CONSTRAINT "product_collections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_locales" ADD CONSTRAINT "colours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_locales" ADD CONSTRAINT "sellers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_services" ADD CONSTRAINT "stores_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_hours" ADD CONSTRAINT "stores_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_exceptions" ADD CONSTRAINT "stores_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_exceptions_locales" ADD CONSTRAINT "stores_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_events" ADD CONSTRAINT "stores_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_events_locales" ADD CONSTRAINT "stores_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stores_locales" ADD CONSTRAINT "stores_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_rels" ADD CONSTRAINT "stores_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_rels" ADD CONSTRAINT "stores_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_items" ADD CONSTRAINT "pages_blocks_hero_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_items_locales" ADD CONSTRAINT "pages_blocks_hero_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_locales" ADD CONSTRAINT "pages_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_categorytiles" ADD CONSTRAINT "pages_blocks_categorytiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_categorytiles_locales" ADD CONSTRAINT "pages_blocks_categorytiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_categorytiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_productcarousel" ADD CONSTRAINT "pages_blocks_productcarousel_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_productcarousel" ADD CONSTRAINT "pages_blocks_productcarousel_collection_id_product_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."product_collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_productcarousel" ADD CONSTRAINT "pages_blocks_productcarousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_productcarousel_locales" ADD CONSTRAINT "pages_blocks_productcarousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_productcarousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stories" ADD CONSTRAINT "pages_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stories_locales" ADD CONSTRAINT "pages_blocks_stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_markdowncopy_copy" ADD CONSTRAINT "pages_blocks_markdowncopy_copy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_markdowncopy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_markdowncopy_copy_locales" ADD CONSTRAINT "pages_blocks_markdowncopy_copy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_markdowncopy_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_markdowncopy" ADD CONSTRAINT "pages_blocks_markdowncopy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_image" ADD CONSTRAINT "pages_blocks_image_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_image" ADD CONSTRAINT "pages_blocks_image_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_image_locales" ADD CONSTRAINT "pages_blocks_image_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_image"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_action_items" ADD CONSTRAINT "pages_blocks_action_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_action_items_locales" ADD CONSTRAINT "pages_blocks_action_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_action_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_action" ADD CONSTRAINT "pages_blocks_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_inlinealert" ADD CONSTRAINT "pages_blocks_inlinealert_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_inlinealert_locales" ADD CONSTRAINT "pages_blocks_inlinealert_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_inlinealert"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vertimage" ADD CONSTRAINT "pages_blocks_vertimage_vert_image_id_media_id_fk" FOREIGN KEY ("vert_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_vertimage" ADD CONSTRAINT "pages_blocks_vertimage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vertimage_locales" ADD CONSTRAINT "pages_blocks_vertimage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_vertimage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_mediaembed" ADD CONSTRAINT "pages_blocks_mediaembed_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_items" ADD CONSTRAINT "_pages_v_blocks_hero_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_items_locales" ADD CONSTRAINT "_pages_v_blocks_hero_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_locales" ADD CONSTRAINT "_pages_v_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_categorytiles" ADD CONSTRAINT "_pages_v_blocks_categorytiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_categorytiles_locales" ADD CONSTRAINT "_pages_v_blocks_categorytiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_categorytiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_productcarousel" ADD CONSTRAINT "_pages_v_blocks_productcarousel_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_productcarousel" ADD CONSTRAINT "_pages_v_blocks_productcarousel_collection_id_product_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."product_collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_productcarousel" ADD CONSTRAINT "_pages_v_blocks_productcarousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_productcarousel_locales" ADD CONSTRAINT "_pages_v_blocks_productcarousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_productcarousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stories" ADD CONSTRAINT "_pages_v_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stories_locales" ADD CONSTRAINT "_pages_v_blocks_stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_markdowncopy_copy" ADD CONSTRAINT "_pages_v_blocks_markdowncopy_copy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_markdowncopy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_markdowncopy_copy_locales" ADD CONSTRAINT "_pages_v_blocks_markdowncopy_copy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_markdowncopy_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_markdowncopy" ADD CONSTRAINT "_pages_v_blocks_markdowncopy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_image" ADD CONSTRAINT "_pages_v_blocks_image_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_image" ADD CONSTRAINT "_pages_v_blocks_image_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_image_locales" ADD CONSTRAINT "_pages_v_blocks_image_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_image"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_action_items" ADD CONSTRAINT "_pages_v_blocks_action_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_action_items_locales" ADD CONSTRAINT "_pages_v_blocks_action_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_action_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_action" ADD CONSTRAINT "_pages_v_blocks_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_inlinealert" ADD CONSTRAINT "_pages_v_blocks_inlinealert_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_inlinealert_locales" ADD CONSTRAINT "_pages_v_blocks_inlinealert_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_inlinealert"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vertimage" ADD CONSTRAINT "_pages_v_blocks_vertimage_vert_image_id_media_id_fk" FOREIGN KEY ("vert_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vertimage" ADD CONSTRAINT "_pages_v_blocks_vertimage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vertimage_locales" ADD CONSTRAINT "_pages_v_blocks_vertimage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_vertimage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD CONSTRAINT "_pages_v_blocks_mediaembed_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_messages_locales" ADD CONSTRAINT "promo_messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promo_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_groups" ADD CONSTRAINT "menus_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_links" ADD CONSTRAINT "menus_items_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_groups" ADD CONSTRAINT "_menus_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_links" ADD CONSTRAINT "_menus_v_version_items_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tax_rates_reduced" ADD CONSTRAINT "tax_rates_reduced_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_rules" ADD CONSTRAINT "employee_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_rules" ADD CONSTRAINT "employee_rules_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_rules" ADD CONSTRAINT "employee_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_collections_fk" FOREIGN KEY ("product_collections_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sellers_fk" FOREIGN KEY ("sellers_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inventory_fk" FOREIGN KEY ("inventory_id") REFERENCES "public"."inventory"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_messages_fk" FOREIGN KEY ("promo_messages_id") REFERENCES "public"."promo_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rates_fk" FOREIGN KEY ("tax_rates_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employee_rules_fk" FOREIGN KEY ("employee_rules_id") REFERENCES "public"."employee_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_specifications_order_idx" ON "products_specifications" USING btree ("_order");
  CREATE INDEX "products_specifications_parent_id_idx" ON "products_specifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_specifications_locales_locale_parent_id_unique" ON "products_specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_specifications_locales_parent_idx" ON "products_specifications_locales" USING btree ("_parent_id");
  CREATE INDEX "products_colours_order_idx" ON "products_colours" USING btree ("_order");
  CREATE INDEX "products_colours_parent_id_idx" ON "products_colours" USING btree ("_parent_id");
  CREATE INDEX "products_colours_colour_idx" ON "products_colours" USING btree ("colour_id");
  CREATE INDEX "products_sizes_order_idx" ON "products_sizes" USING btree ("_order");
  CREATE INDEX "products_sizes_parent_id_idx" ON "products_sizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_sizes_locales_locale_parent_id_unique" ON "products_sizes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_sizes_locales_parent_idx" ON "products_sizes_locales" USING btree ("_parent_id");
  CREATE INDEX "products_variants_order_idx" ON "products_variants" USING btree ("_order");
  CREATE INDEX "products_variants_parent_id_idx" ON "products_variants" USING btree ("_parent_id");
  CREATE INDEX "products_variants_sku_idx" ON "products_variants" USING btree ("sku");
  CREATE INDEX "products_activities_order_idx" ON "products_activities" USING btree ("order");
  CREATE INDEX "products_activities_parent_idx" ON "products_activities" USING btree ("parent_id");
  CREATE INDEX "products_tags_order_idx" ON "products_tags" USING btree ("_order");
  CREATE INDEX "products_tags_parent_id_idx" ON "products_tags" USING btree ("_parent_id");
  CREATE INDEX "products_tags_tag_idx" ON "products_tags" USING btree ("tag_id");
  CREATE UNIQUE INDEX "products_code_idx" ON "products" USING btree ("code");
  CREATE INDEX "products_brand_idx" ON "products" USING btree ("brand_id");
  CREATE INDEX "products_gender_idx" ON "products" USING btree ("gender");
  CREATE INDEX "products_seller_idx" ON "products" USING btree ("seller_id");
  CREATE INDEX "products_is_new_idx" ON "products" USING btree ("is_new");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_categories_id_idx" ON "products_rels" USING btree ("categories_id");
  CREATE INDEX "products_rels_product_collections_id_idx" ON "products_rels" USING btree ("product_collections_id");
  CREATE INDEX "_products_v_version_specifications_order_idx" ON "_products_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_products_v_version_specifications_parent_id_idx" ON "_products_v_version_specifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_specifications_locales_locale_parent_id_" ON "_products_v_version_specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_specifications_locales_parent_idx" ON "_products_v_version_specifications_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_colours_order_idx" ON "_products_v_version_colours" USING btree ("_order");
  CREATE INDEX "_products_v_version_colours_parent_id_idx" ON "_products_v_version_colours" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_colours_colour_idx" ON "_products_v_version_colours" USING btree ("colour_id");
  CREATE INDEX "_products_v_version_sizes_order_idx" ON "_products_v_version_sizes" USING btree ("_order");
  CREATE INDEX "_products_v_version_sizes_parent_id_idx" ON "_products_v_version_sizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_sizes_locales_locale_parent_id_unique" ON "_products_v_version_sizes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_sizes_locales_parent_idx" ON "_products_v_version_sizes_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_variants_order_idx" ON "_products_v_version_variants" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_parent_id_idx" ON "_products_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_variants_sku_idx" ON "_products_v_version_variants" USING btree ("sku");
  CREATE INDEX "_products_v_version_activities_order_idx" ON "_products_v_version_activities" USING btree ("order");
  CREATE INDEX "_products_v_version_activities_parent_idx" ON "_products_v_version_activities" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_tags_order_idx" ON "_products_v_version_tags" USING btree ("_order");
  CREATE INDEX "_products_v_version_tags_parent_id_idx" ON "_products_v_version_tags" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_tags_tag_idx" ON "_products_v_version_tags" USING btree ("tag_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_code_idx" ON "_products_v" USING btree ("version_code");
  CREATE INDEX "_products_v_version_version_brand_idx" ON "_products_v" USING btree ("version_brand_id");
  CREATE INDEX "_products_v_version_version_gender_idx" ON "_products_v" USING btree ("version_gender");
  CREATE INDEX "_products_v_version_version_seller_idx" ON "_products_v" USING btree ("version_seller_id");
  CREATE INDEX "_products_v_version_version_is_new_idx" ON "_products_v" USING btree ("version_is_new");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_categories_id_idx" ON "_products_v_rels" USING btree ("categories_id");
  CREATE INDEX "_products_v_rels_product_collections_id_idx" ON "_products_v_rels" USING btree ("product_collections_id");
  CREATE INDEX "categories_rule_genders_order_idx" ON "categories_rule_genders" USING btree ("order");
  CREATE INDEX "categories_rule_genders_parent_idx" ON "categories_rule_genders" USING btree ("parent_id");
  CREATE INDEX "categories_rule_activities_order_idx" ON "categories_rule_activities" USING btree ("order");
  CREATE INDEX "categories_rule_activities_parent_idx" ON "categories_rule_activities" USING btree ("parent_id");
  CREATE UNIQUE INDEX "categories_key_idx" ON "categories" USING btree ("key");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_picture_idx" ON "categories" USING btree ("picture_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "categories_rels_order_idx" ON "categories_rels" USING btree ("order");
  CREATE INDEX "categories_rels_parent_idx" ON "categories_rels" USING btree ("parent_id");
  CREATE INDEX "categories_rels_path_idx" ON "categories_rels" USING btree ("path");
  CREATE INDEX "categories_rels_categories_id_idx" ON "categories_rels" USING btree ("categories_id");
  CREATE INDEX "brands_name_idx" ON "brands" USING btree ("name");
  CREATE UNIQUE INDEX "brands_key_idx" ON "brands" USING btree ("key");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE UNIQUE INDEX "brands_locales_locale_parent_id_unique" ON "brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brands_locales_parent_idx" ON "brands_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_collections_key_idx" ON "product_collections" USING btree ("key");
  CREATE INDEX "product_collections_picture_idx" ON "product_collections" USING btree ("picture_id");
  CREATE INDEX "product_collections_updated_at_idx" ON "product_collections" USING btree ("updated_at");
  CREATE INDEX "product_collections_created_at_idx" ON "product_collections" USING btree ("created_at");
  CREATE INDEX "product_collections_slug_idx" ON "product_collections_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "product_collections_locales_locale_parent_id_unique" ON "product_collections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_collections_locales_parent_idx" ON "product_collections_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "colours_key_idx" ON "colours" USING btree ("key");
  CREATE INDEX "colours_updated_at_idx" ON "colours" USING btree ("updated_at");
  CREATE INDEX "colours_created_at_idx" ON "colours" USING btree ("created_at");
  CREATE UNIQUE INDEX "colours_locales_locale_parent_id_unique" ON "colours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "colours_locales_parent_idx" ON "colours_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tags_key_idx" ON "tags" USING btree ("key");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_locales_parent_idx" ON "tags_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sellers_key_idx" ON "sellers" USING btree ("key");
  CREATE INDEX "sellers_updated_at_idx" ON "sellers" USING btree ("updated_at");
  CREATE INDEX "sellers_created_at_idx" ON "sellers" USING btree ("created_at");
  CREATE UNIQUE INDEX "sellers_locales_locale_parent_id_unique" ON "sellers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sellers_locales_parent_idx" ON "sellers_locales" USING btree ("_parent_id");
  CREATE INDEX "inventory_sku_idx" ON "inventory" USING btree ("sku");
  CREATE INDEX "inventory_updated_at_idx" ON "inventory" USING btree ("updated_at");
  CREATE INDEX "inventory_created_at_idx" ON "inventory" USING btree ("created_at");
  CREATE UNIQUE INDEX "sku_location_idx" ON "inventory" USING btree ("sku","location");
  CREATE INDEX "stores_services_order_idx" ON "stores_services" USING btree ("order");
  CREATE INDEX "stores_services_parent_idx" ON "stores_services" USING btree ("parent_id");
  CREATE INDEX "stores_hours_order_idx" ON "stores_hours" USING btree ("_order");
  CREATE INDEX "stores_hours_parent_id_idx" ON "stores_hours" USING btree ("_parent_id");
  CREATE INDEX "stores_exceptions_order_idx" ON "stores_exceptions" USING btree ("_order");
  CREATE INDEX "stores_exceptions_parent_id_idx" ON "stores_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "stores_exceptions_locales_locale_parent_id_unique" ON "stores_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stores_exceptions_locales_parent_idx" ON "stores_exceptions_locales" USING btree ("_parent_id");
  CREATE INDEX "stores_events_order_idx" ON "stores_events" USING btree ("_order");
  CREATE INDEX "stores_events_parent_id_idx" ON "stores_events" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "stores_events_locales_locale_parent_id_unique" ON "stores_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stores_events_locales_parent_idx" ON "stores_events_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "stores_slug_idx" ON "stores" USING btree ("slug");
  CREATE INDEX "stores_picture_idx" ON "stores" USING btree ("picture_id");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE UNIQUE INDEX "stores_locales_locale_parent_id_unique" ON "stores_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stores_locales_parent_idx" ON "stores_locales" USING btree ("_parent_id");
  CREATE INDEX "stores_rels_order_idx" ON "stores_rels" USING btree ("order");
  CREATE INDEX "stores_rels_parent_idx" ON "stores_rels" USING btree ("parent_id");
  CREATE INDEX "stores_rels_path_idx" ON "stores_rels" USING btree ("path");
  CREATE INDEX "stores_rels_media_id_idx" ON "stores_rels" USING btree ("media_id");
  CREATE INDEX "pages_blocks_hero_items_order_idx" ON "pages_blocks_hero_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_items_parent_id_idx" ON "pages_blocks_hero_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_hero_items_locales_locale_parent_id_unique" ON "pages_blocks_hero_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_hero_items_locales_parent_idx" ON "pages_blocks_hero_items_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
  CREATE INDEX "pages_blocks_hero_picture_idx" ON "pages_blocks_hero" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_hero_locales_locale_parent_id_unique" ON "pages_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_hero_locales_parent_idx" ON "pages_blocks_hero_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_categorytiles_order_idx" ON "pages_blocks_categorytiles" USING btree ("_order");
  CREATE INDEX "pages_blocks_categorytiles_parent_id_idx" ON "pages_blocks_categorytiles" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_categorytiles_path_idx" ON "pages_blocks_categorytiles" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_categorytiles_locales_locale_parent_id_unique" ON "pages_blocks_categorytiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_categorytiles_locales_parent_idx" ON "pages_blocks_categorytiles_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_productcarousel_order_idx" ON "pages_blocks_productcarousel" USING btree ("_order");
  CREATE INDEX "pages_blocks_productcarousel_parent_id_idx" ON "pages_blocks_productcarousel" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_productcarousel_path_idx" ON "pages_blocks_productcarousel" USING btree ("_path");
  CREATE INDEX "pages_blocks_productcarousel_category_idx" ON "pages_blocks_productcarousel" USING btree ("category_id");
  CREATE INDEX "pages_blocks_productcarousel_collection_idx" ON "pages_blocks_productcarousel" USING btree ("collection_id");
  CREATE UNIQUE INDEX "pages_blocks_productcarousel_locales_locale_parent_id_unique" ON "pages_blocks_productcarousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_productcarousel_locales_parent_idx" ON "pages_blocks_productcarousel_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stories_order_idx" ON "pages_blocks_stories" USING btree ("_order");
  CREATE INDEX "pages_blocks_stories_parent_id_idx" ON "pages_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stories_path_idx" ON "pages_blocks_stories" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_stories_locales_locale_parent_id_unique" ON "pages_blocks_stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_stories_locales_parent_idx" ON "pages_blocks_stories_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_markdowncopy_copy_order_idx" ON "pages_blocks_markdowncopy_copy" USING btree ("_order");
  CREATE INDEX "pages_blocks_markdowncopy_copy_parent_id_idx" ON "pages_blocks_markdowncopy_copy" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_markdowncopy_copy_locales_locale_parent_id_uniq" ON "pages_blocks_markdowncopy_copy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_markdowncopy_copy_locales_parent_idx" ON "pages_blocks_markdowncopy_copy_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_markdowncopy_order_idx" ON "pages_blocks_markdowncopy" USING btree ("_order");
  CREATE INDEX "pages_blocks_markdowncopy_parent_id_idx" ON "pages_blocks_markdowncopy" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_markdowncopy_path_idx" ON "pages_blocks_markdowncopy" USING btree ("_path");
  CREATE INDEX "pages_blocks_image_order_idx" ON "pages_blocks_image" USING btree ("_order");
  CREATE INDEX "pages_blocks_image_parent_id_idx" ON "pages_blocks_image" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_image_path_idx" ON "pages_blocks_image" USING btree ("_path");
  CREATE INDEX "pages_blocks_image_picture_idx" ON "pages_blocks_image" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_image_locales_locale_parent_id_unique" ON "pages_blocks_image_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_image_locales_parent_idx" ON "pages_blocks_image_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_action_items_order_idx" ON "pages_blocks_action_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_action_items_parent_id_idx" ON "pages_blocks_action_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_action_items_locales_locale_parent_id_unique" ON "pages_blocks_action_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_action_items_locales_parent_idx" ON "pages_blocks_action_items_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_action_order_idx" ON "pages_blocks_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_action_parent_id_idx" ON "pages_blocks_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_action_path_idx" ON "pages_blocks_action" USING btree ("_path");
  CREATE INDEX "pages_blocks_inlinealert_order_idx" ON "pages_blocks_inlinealert" USING btree ("_order");
  CREATE INDEX "pages_blocks_inlinealert_parent_id_idx" ON "pages_blocks_inlinealert" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_inlinealert_path_idx" ON "pages_blocks_inlinealert" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_inlinealert_locales_locale_parent_id_unique" ON "pages_blocks_inlinealert_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_inlinealert_locales_parent_idx" ON "pages_blocks_inlinealert_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_vertimage_order_idx" ON "pages_blocks_vertimage" USING btree ("_order");
  CREATE INDEX "pages_blocks_vertimage_parent_id_idx" ON "pages_blocks_vertimage" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_vertimage_path_idx" ON "pages_blocks_vertimage" USING btree ("_path");
  CREATE INDEX "pages_blocks_vertimage_vert_image_idx" ON "pages_blocks_vertimage" USING btree ("vert_image_id");
  CREATE UNIQUE INDEX "pages_blocks_vertimage_locales_locale_parent_id_unique" ON "pages_blocks_vertimage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_vertimage_locales_parent_idx" ON "pages_blocks_vertimage_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mediaembed_order_idx" ON "pages_blocks_mediaembed" USING btree ("_order");
  CREATE INDEX "pages_blocks_mediaembed_parent_id_idx" ON "pages_blocks_mediaembed" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mediaembed_path_idx" ON "pages_blocks_mediaembed" USING btree ("_path");
  CREATE INDEX "pages_blocks_mediaembed_video_idx" ON "pages_blocks_mediaembed" USING btree ("video_id");
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
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_categories_id_idx" ON "pages_rels" USING btree ("categories_id");
  CREATE INDEX "pages_rels_products_id_idx" ON "pages_rels" USING btree ("products_id");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_stores_id_idx" ON "pages_rels" USING btree ("stores_id");
  CREATE INDEX "_pages_v_blocks_hero_items_order_idx" ON "_pages_v_blocks_hero_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_items_parent_id_idx" ON "_pages_v_blocks_hero_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_hero_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_hero_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_items_locales_parent_idx" ON "_pages_v_blocks_hero_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_order_idx" ON "_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_parent_id_idx" ON "_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_path_idx" ON "_pages_v_blocks_hero" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_hero_picture_idx" ON "_pages_v_blocks_hero" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_hero_locales_locale_parent_id_unique" ON "_pages_v_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_locales_parent_idx" ON "_pages_v_blocks_hero_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_categorytiles_order_idx" ON "_pages_v_blocks_categorytiles" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_categorytiles_parent_id_idx" ON "_pages_v_blocks_categorytiles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_categorytiles_path_idx" ON "_pages_v_blocks_categorytiles" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_categorytiles_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_categorytiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_categorytiles_locales_parent_idx" ON "_pages_v_blocks_categorytiles_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_productcarousel_order_idx" ON "_pages_v_blocks_productcarousel" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_productcarousel_parent_id_idx" ON "_pages_v_blocks_productcarousel" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_productcarousel_path_idx" ON "_pages_v_blocks_productcarousel" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_productcarousel_category_idx" ON "_pages_v_blocks_productcarousel" USING btree ("category_id");
  CREATE INDEX "_pages_v_blocks_productcarousel_collection_idx" ON "_pages_v_blocks_productcarousel" USING btree ("collection_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_productcarousel_locales_locale_parent_id_uni" ON "_pages_v_blocks_productcarousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_productcarousel_locales_parent_idx" ON "_pages_v_blocks_productcarousel_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stories_order_idx" ON "_pages_v_blocks_stories" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_stories_parent_id_idx" ON "_pages_v_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stories_path_idx" ON "_pages_v_blocks_stories" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_stories_locales_locale_parent_id_unique" ON "_pages_v_blocks_stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_stories_locales_parent_idx" ON "_pages_v_blocks_stories_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_markdowncopy_copy_order_idx" ON "_pages_v_blocks_markdowncopy_copy" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_markdowncopy_copy_parent_id_idx" ON "_pages_v_blocks_markdowncopy_copy" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_markdowncopy_copy_locales_locale_parent_id_u" ON "_pages_v_blocks_markdowncopy_copy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_markdowncopy_copy_locales_parent_idx" ON "_pages_v_blocks_markdowncopy_copy_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_markdowncopy_order_idx" ON "_pages_v_blocks_markdowncopy" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_markdowncopy_parent_id_idx" ON "_pages_v_blocks_markdowncopy" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_markdowncopy_path_idx" ON "_pages_v_blocks_markdowncopy" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_image_order_idx" ON "_pages_v_blocks_image" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_image_parent_id_idx" ON "_pages_v_blocks_image" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_image_path_idx" ON "_pages_v_blocks_image" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_image_picture_idx" ON "_pages_v_blocks_image" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_image_locales_locale_parent_id_unique" ON "_pages_v_blocks_image_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_image_locales_parent_idx" ON "_pages_v_blocks_image_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_action_items_order_idx" ON "_pages_v_blocks_action_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_action_items_parent_id_idx" ON "_pages_v_blocks_action_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_action_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_action_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_action_items_locales_parent_idx" ON "_pages_v_blocks_action_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_action_order_idx" ON "_pages_v_blocks_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_action_parent_id_idx" ON "_pages_v_blocks_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_action_path_idx" ON "_pages_v_blocks_action" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_inlinealert_order_idx" ON "_pages_v_blocks_inlinealert" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_inlinealert_parent_id_idx" ON "_pages_v_blocks_inlinealert" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_inlinealert_path_idx" ON "_pages_v_blocks_inlinealert" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_inlinealert_locales_locale_parent_id_unique" ON "_pages_v_blocks_inlinealert_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_inlinealert_locales_parent_idx" ON "_pages_v_blocks_inlinealert_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_vertimage_order_idx" ON "_pages_v_blocks_vertimage" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_vertimage_parent_id_idx" ON "_pages_v_blocks_vertimage" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_vertimage_path_idx" ON "_pages_v_blocks_vertimage" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_vertimage_vert_image_idx" ON "_pages_v_blocks_vertimage" USING btree ("vert_image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_vertimage_locales_locale_parent_id_unique" ON "_pages_v_blocks_vertimage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_vertimage_locales_parent_idx" ON "_pages_v_blocks_vertimage_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mediaembed_order_idx" ON "_pages_v_blocks_mediaembed" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_mediaembed_parent_id_idx" ON "_pages_v_blocks_mediaembed" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mediaembed_path_idx" ON "_pages_v_blocks_mediaembed" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_mediaembed_video_idx" ON "_pages_v_blocks_mediaembed" USING btree ("video_id");
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
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_categories_id_idx" ON "_pages_v_rels" USING btree ("categories_id");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_stores_id_idx" ON "_pages_v_rels" USING btree ("stores_id");
  CREATE INDEX "promo_messages_updated_at_idx" ON "promo_messages" USING btree ("updated_at");
  CREATE INDEX "promo_messages_created_at_idx" ON "promo_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "promo_messages_locales_locale_parent_id_unique" ON "promo_messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promo_messages_locales_parent_idx" ON "promo_messages_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "menus_groups_order_idx" ON "menus_groups" USING btree ("_order");
  CREATE INDEX "menus_groups_parent_id_idx" ON "menus_groups" USING btree ("_parent_id");
  CREATE INDEX "menus_items_links_order_idx" ON "menus_items_links" USING btree ("_order");
  CREATE INDEX "menus_items_links_parent_id_idx" ON "menus_items_links" USING btree ("_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_language_idx" ON "menus" USING btree ("language");
  CREATE INDEX "menus_picture_idx" ON "menus" USING btree ("picture_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
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
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_locales_parent_idx" ON "videos_locales" USING btree ("_parent_id");
  CREATE INDEX "search_rules_updated_at_idx" ON "search_rules" USING btree ("updated_at");
  CREATE INDEX "search_rules_created_at_idx" ON "search_rules" USING btree ("created_at");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_products_id_idx" ON "search_rules_rels" USING btree ("products_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_queries_query_id_idx" ON "search_queries" USING btree ("query_id");
  CREATE INDEX "search_queries_at_idx" ON "search_queries" USING btree ("at");
  CREATE INDEX "search_events_query_id_idx" ON "search_events" USING btree ("query_id");
  CREATE INDEX "search_events_at_idx" ON "search_events" USING btree ("at");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE UNIQUE INDEX "orders_key_idx" ON "orders" USING btree ("key");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE INDEX "orders_store_idx" ON "orders" USING btree ("store");
  CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("placed_at");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer");
  CREATE INDEX "orders_promo_idx" ON "orders" USING btree ("promo");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "payments_key_idx" ON "payments" USING btree ("key");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order");
  CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "gift_cards_code_idx" ON "gift_cards" USING btree ("code");
  CREATE INDEX "gift_cards_order_idx" ON "gift_cards" USING btree ("order");
  CREATE INDEX "gift_cards_updated_at_idx" ON "gift_cards" USING btree ("updated_at");
  CREATE INDEX "gift_cards_created_at_idx" ON "gift_cards" USING btree ("created_at");
  CREATE INDEX "gift_card_entries_card_idx" ON "gift_card_entries" USING btree ("card_id");
  CREATE INDEX "gift_card_entries_order_idx" ON "gift_card_entries" USING btree ("order");
  CREATE INDEX "gift_card_entries_updated_at_idx" ON "gift_card_entries" USING btree ("updated_at");
  CREATE INDEX "gift_card_entries_created_at_idx" ON "gift_card_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "promo_codes_code_idx" ON "promo_codes" USING btree ("code");
  CREATE INDEX "promo_codes_updated_at_idx" ON "promo_codes" USING btree ("updated_at");
  CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at");
  CREATE INDEX "promo_codes_rels_order_idx" ON "promo_codes_rels" USING btree ("order");
  CREATE INDEX "promo_codes_rels_parent_idx" ON "promo_codes_rels" USING btree ("parent_id");
  CREATE INDEX "promo_codes_rels_path_idx" ON "promo_codes_rels" USING btree ("path");
  CREATE INDEX "promo_codes_rels_categories_id_idx" ON "promo_codes_rels" USING btree ("categories_id");
  CREATE INDEX "tax_rates_reduced_order_idx" ON "tax_rates_reduced" USING btree ("_order");
  CREATE INDEX "tax_rates_reduced_parent_id_idx" ON "tax_rates_reduced" USING btree ("_parent_id");
  CREATE INDEX "tax_rates_province_idx" ON "tax_rates" USING btree ("province");
  CREATE INDEX "tax_rates_updated_at_idx" ON "tax_rates" USING btree ("updated_at");
  CREATE INDEX "tax_rates_created_at_idx" ON "tax_rates" USING btree ("created_at");
  CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_due_at_idx" ON "outbox" USING btree ("due_at");
  CREATE INDEX "outbox_done_at_idx" ON "outbox" USING btree ("done_at");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "checkouts_cart_idx" ON "checkouts" USING btree ("cart");
  CREATE INDEX "checkouts_updated_at_idx" ON "checkouts" USING btree ("updated_at");
  CREATE INDEX "checkouts_created_at_idx" ON "checkouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "test_charges_key_idx" ON "test_charges" USING btree ("key");
  CREATE INDEX "test_charges_updated_at_idx" ON "test_charges" USING btree ("updated_at");
  CREATE INDEX "test_charges_created_at_idx" ON "test_charges" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "newsletter_email_idx" ON "newsletter" USING btree ("email");
  CREATE INDEX "newsletter_status_idx" ON "newsletter" USING btree ("status");
  CREATE INDEX "newsletter_updated_at_idx" ON "newsletter" USING btree ("updated_at");
  CREATE INDEX "newsletter_created_at_idx" ON "newsletter" USING btree ("created_at");
  CREATE INDEX "visit_events_day_idx" ON "visit_events" USING btree ("day");
  CREATE INDEX "name_day_idx" ON "visit_events" USING btree ("name","day");
  CREATE UNIQUE INDEX "consent_log_key_idx" ON "consent_log" USING btree ("key");
  CREATE INDEX "consent_log_day_idx" ON "consent_log" USING btree ("day");
  CREATE UNIQUE INDEX "assistant_usage_day_idx" ON "assistant_usage" USING btree ("day");
  CREATE UNIQUE INDEX "carts_token_idx" ON "carts" USING btree ("token");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "cart_lines_cart_idx" ON "cart_lines" USING btree ("cart_id");
  CREATE INDEX "cart_lines_sku_idx" ON "cart_lines" USING btree ("sku");
  CREATE INDEX "cart_lines_updated_at_idx" ON "cart_lines" USING btree ("updated_at");
  CREATE INDEX "cart_lines_created_at_idx" ON "cart_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "cart_sku_idx" ON "cart_lines" USING btree ("cart_id","sku");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customer_sessions_user_id_idx" ON "customer_sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "customer_sessions_token_idx" ON "customer_sessions" USING btree ("token");
  CREATE INDEX "customer_sessions_expires_at_idx" ON "customer_sessions" USING btree ("expires_at");
  CREATE INDEX "customer_sessions_updated_at_idx" ON "customer_sessions" USING btree ("updated_at");
  CREATE INDEX "customer_sessions_created_at_idx" ON "customer_sessions" USING btree ("created_at");
  CREATE INDEX "customer_credentials_user_id_idx" ON "customer_credentials" USING btree ("user_id");
  CREATE INDEX "customer_credentials_updated_at_idx" ON "customer_credentials" USING btree ("updated_at");
  CREATE INDEX "customer_credentials_created_at_idx" ON "customer_credentials" USING btree ("created_at");
  CREATE INDEX "customer_verifications_identifier_idx" ON "customer_verifications" USING btree ("identifier");
  CREATE INDEX "customer_verifications_expires_at_idx" ON "customer_verifications" USING btree ("expires_at");
  CREATE INDEX "customer_verifications_updated_at_idx" ON "customer_verifications" USING btree ("updated_at");
  CREATE INDEX "customer_verifications_created_at_idx" ON "customer_verifications" USING btree ("created_at");
  CREATE INDEX "customer_passkeys_user_id_idx" ON "customer_passkeys" USING btree ("user_id");
  CREATE UNIQUE INDEX "customer_passkeys_credential_id_idx" ON "customer_passkeys" USING btree ("credential_id");
  CREATE INDEX "customer_passkeys_updated_at_idx" ON "customer_passkeys" USING btree ("updated_at");
  CREATE INDEX "customer_passkeys_created_at_idx" ON "customer_passkeys" USING btree ("created_at");
  CREATE INDEX "customer_addresses_user_id_idx" ON "customer_addresses" USING btree ("user_id");
  CREATE INDEX "customer_addresses_updated_at_idx" ON "customer_addresses" USING btree ("updated_at");
  CREATE INDEX "customer_addresses_created_at_idx" ON "customer_addresses" USING btree ("created_at");
  CREATE INDEX "wishlist_items_user_id_idx" ON "wishlist_items" USING btree ("user_id");
  CREATE INDEX "wishlist_items_updated_at_idx" ON "wishlist_items" USING btree ("updated_at");
  CREATE INDEX "wishlist_items_created_at_idx" ON "wishlist_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "userId_productId_idx" ON "wishlist_items" USING btree ("user_id","product_id");
  CREATE UNIQUE INDEX "wishlist_links_user_id_idx" ON "wishlist_links" USING btree ("user_id");
  CREATE UNIQUE INDEX "wishlist_links_token_idx" ON "wishlist_links" USING btree ("token");
  CREATE INDEX "wishlist_links_updated_at_idx" ON "wishlist_links" USING btree ("updated_at");
  CREATE INDEX "wishlist_links_created_at_idx" ON "wishlist_links" USING btree ("created_at");
  CREATE INDEX "security_events_user_id_idx" ON "security_events" USING btree ("user_id");
  CREATE INDEX "security_events_kind_idx" ON "security_events" USING btree ("kind");
  CREATE INDEX "security_events_updated_at_idx" ON "security_events" USING btree ("updated_at");
  CREATE INDEX "security_events_created_at_idx" ON "security_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "throttles_key_idx" ON "throttles" USING btree ("key");
  CREATE INDEX "throttles_last_at_idx" ON "throttles" USING btree ("last_at");
  CREATE INDEX "throttles_updated_at_idx" ON "throttles" USING btree ("updated_at");
  CREATE INDEX "throttles_created_at_idx" ON "throttles" USING btree ("created_at");
  CREATE UNIQUE INDEX "employees_staff_number_idx" ON "employees" USING btree ("staff_number");
  CREATE UNIQUE INDEX "employees_user_id_idx" ON "employees" USING btree ("user_id");
  CREATE INDEX "employees_updated_at_idx" ON "employees" USING btree ("updated_at");
  CREATE INDEX "employees_created_at_idx" ON "employees" USING btree ("created_at");
  CREATE INDEX "employee_rules_category_idx" ON "employee_rules" USING btree ("category_id");
  CREATE INDEX "employee_rules_brand_idx" ON "employee_rules" USING btree ("brand_id");
  CREATE INDEX "employee_rules_product_idx" ON "employee_rules" USING btree ("product_id");
  CREATE INDEX "employee_rules_updated_at_idx" ON "employee_rules" USING btree ("updated_at");
  CREATE INDEX "employee_rules_created_at_idx" ON "employee_rules" USING btree ("created_at");
  CREATE INDEX "employee_uses_employee_idx" ON "employee_uses" USING btree ("employee");
  CREATE INDEX "employee_uses_day_idx" ON "employee_uses" USING btree ("day");
  CREATE INDEX "employee_uses_updated_at_idx" ON "employee_uses" USING btree ("updated_at");
  CREATE INDEX "employee_uses_created_at_idx" ON "employee_uses" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_reference_idx" ON "employee_uses" USING btree ("kind","reference");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_product_collections_id_idx" ON "payload_locked_documents_rels" USING btree ("product_collections_id");
  CREATE INDEX "payload_locked_documents_rels_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("colours_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_sellers_id_idx" ON "payload_locked_documents_rels" USING btree ("sellers_id");
  CREATE INDEX "payload_locked_documents_rels_inventory_id_idx" ON "payload_locked_documents_rels" USING btree ("inventory_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_promo_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_messages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_promo_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_codes_id");
  CREATE INDEX "payload_locked_documents_rels_tax_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_rates_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_employees_id_idx" ON "payload_locked_documents_rels" USING btree ("employees_id");
  CREATE INDEX "payload_locked_documents_rels_employee_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("employee_rules_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_specifications" CASCADE;
  DROP TABLE "products_specifications_locales" CASCADE;
  DROP TABLE "products_colours" CASCADE;
  DROP TABLE "products_sizes" CASCADE;
  DROP TABLE "products_sizes_locales" CASCADE;
  DROP TABLE "products_variants" CASCADE;
  DROP TABLE "products_activities" CASCADE;
  DROP TABLE "products_tags" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_specifications" CASCADE;
  DROP TABLE "_products_v_version_specifications_locales" CASCADE;
  DROP TABLE "_products_v_version_colours" CASCADE;
  DROP TABLE "_products_v_version_sizes" CASCADE;
  DROP TABLE "_products_v_version_sizes_locales" CASCADE;
  DROP TABLE "_products_v_version_variants" CASCADE;
  DROP TABLE "_products_v_version_activities" CASCADE;
  DROP TABLE "_products_v_version_tags" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "categories_rule_genders" CASCADE;
  DROP TABLE "categories_rule_activities" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "categories_rels" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "brands_locales" CASCADE;
  DROP TABLE "product_collections" CASCADE;
  DROP TABLE "product_collections_locales" CASCADE;
  DROP TABLE "colours" CASCADE;
  DROP TABLE "colours_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "sellers" CASCADE;
  DROP TABLE "sellers_locales" CASCADE;
  DROP TABLE "inventory" CASCADE;
  DROP TABLE "stores_services" CASCADE;
  DROP TABLE "stores_hours" CASCADE;
  DROP TABLE "stores_exceptions" CASCADE;
  DROP TABLE "stores_exceptions_locales" CASCADE;
  DROP TABLE "stores_events" CASCADE;
  DROP TABLE "stores_events_locales" CASCADE;
  DROP TABLE "stores" CASCADE;
  DROP TABLE "stores_locales" CASCADE;
  DROP TABLE "stores_rels" CASCADE;
  DROP TABLE "pages_blocks_hero_items" CASCADE;
  DROP TABLE "pages_blocks_hero_items_locales" CASCADE;
  DROP TABLE "pages_blocks_hero" CASCADE;
  DROP TABLE "pages_blocks_hero_locales" CASCADE;
  DROP TABLE "pages_blocks_categorytiles" CASCADE;
  DROP TABLE "pages_blocks_categorytiles_locales" CASCADE;
  DROP TABLE "pages_blocks_productcarousel" CASCADE;
  DROP TABLE "pages_blocks_productcarousel_locales" CASCADE;
  DROP TABLE "pages_blocks_stories" CASCADE;
  DROP TABLE "pages_blocks_stories_locales" CASCADE;
  DROP TABLE "pages_blocks_markdowncopy_copy" CASCADE;
  DROP TABLE "pages_blocks_markdowncopy_copy_locales" CASCADE;
  DROP TABLE "pages_blocks_markdowncopy" CASCADE;
  DROP TABLE "pages_blocks_image" CASCADE;
  DROP TABLE "pages_blocks_image_locales" CASCADE;
  DROP TABLE "pages_blocks_action_items" CASCADE;
  DROP TABLE "pages_blocks_action_items_locales" CASCADE;
  DROP TABLE "pages_blocks_action" CASCADE;
  DROP TABLE "pages_blocks_inlinealert" CASCADE;
  DROP TABLE "pages_blocks_inlinealert_locales" CASCADE;
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
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_items" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_hero" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_categorytiles" CASCADE;
  DROP TABLE "_pages_v_blocks_categorytiles_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_productcarousel" CASCADE;
  DROP TABLE "_pages_v_blocks_productcarousel_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_stories" CASCADE;
  DROP TABLE "_pages_v_blocks_stories_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_markdowncopy_copy" CASCADE;
  DROP TABLE "_pages_v_blocks_markdowncopy_copy_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_markdowncopy" CASCADE;
  DROP TABLE "_pages_v_blocks_image" CASCADE;
  DROP TABLE "_pages_v_blocks_image_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_action_items" CASCADE;
  DROP TABLE "_pages_v_blocks_action_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_action" CASCADE;
  DROP TABLE "_pages_v_blocks_inlinealert" CASCADE;
  DROP TABLE "_pages_v_blocks_inlinealert_locales" CASCADE;
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
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "promo_messages" CASCADE;
  DROP TABLE "promo_messages_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "menus_groups" CASCADE;
  DROP TABLE "menus_items_links" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v_version_groups" CASCADE;
  DROP TABLE "_menus_v_version_items_links" CASCADE;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_queries" CASCADE;
  DROP TABLE "search_events" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "gift_cards" CASCADE;
  DROP TABLE "gift_card_entries" CASCADE;
  DROP TABLE "promo_codes" CASCADE;
  DROP TABLE "promo_codes_rels" CASCADE;
  DROP TABLE "tax_rates_reduced" CASCADE;
  DROP TABLE "tax_rates" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "checkouts" CASCADE;
  DROP TABLE "test_charges" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "newsletter" CASCADE;
  DROP TABLE "visit_events" CASCADE;
  DROP TABLE "consent_log" CASCADE;
  DROP TABLE "assistant_usage" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "customer_sessions" CASCADE;
  DROP TABLE "customer_credentials" CASCADE;
  DROP TABLE "customer_verifications" CASCADE;
  DROP TABLE "customer_passkeys" CASCADE;
  DROP TABLE "customer_addresses" CASCADE;
  DROP TABLE "wishlist_items" CASCADE;
  DROP TABLE "wishlist_links" CASCADE;
  DROP TABLE "security_events" CASCADE;
  DROP TABLE "throttles" CASCADE;
  DROP TABLE "employees" CASCADE;
  DROP TABLE "employee_rules" CASCADE;
  DROP TABLE "employee_uses" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "tax_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_activities";
  DROP TYPE "public"."enum_products_gender";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum_products_shipping_class";
  DROP TYPE "public"."enum_products_tax_class";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_activities";
  DROP TYPE "public"."enum__products_v_version_gender";
  DROP TYPE "public"."enum__products_v_version_availability";
  DROP TYPE "public"."enum__products_v_version_shipping_class";
  DROP TYPE "public"."enum__products_v_version_tax_class";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_categories_rule_genders";
  DROP TYPE "public"."enum_categories_rule_activities";
  DROP TYPE "public"."enum_colours_family";
  DROP TYPE "public"."enum_tags_hierarchy";
  DROP TYPE "public"."enum_tags_colour";
  DROP TYPE "public"."enum_stores_services";
  DROP TYPE "public"."enum_stores_hours_day";
  DROP TYPE "public"."enum_stores_province";
  DROP TYPE "public"."enum_pages_blocks_hero_items_importance";
  DROP TYPE "public"."enum_pages_blocks_productcarousel_source";
  DROP TYPE "public"."enum_pages_blocks_action_items_importance";
  DROP TYPE "public"."enum_pages_blocks_inlinealert_alerttype";
  DROP TYPE "public"."enum_pages_blocks_mediaembed_source";
  DROP TYPE "public"."enum_pages_blocks_mediaembed_opens";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_hero_items_importance";
  DROP TYPE "public"."enum__pages_v_blocks_productcarousel_source";
  DROP TYPE "public"."enum__pages_v_blocks_action_items_importance";
  DROP TYPE "public"."enum__pages_v_blocks_inlinealert_alerttype";
  DROP TYPE "public"."enum__pages_v_blocks_mediaembed_source";
  DROP TYPE "public"."enum__pages_v_blocks_mediaembed_opens";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_promo_messages_audience";
  DROP TYPE "public"."enum_promo_messages_icon";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_menus_language";
  DROP TYPE "public"."enum_menus_placement";
  DROP TYPE "public"."enum_menus_mega_menu";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_language";
  DROP TYPE "public"."enum__menus_v_version_placement";
  DROP TYPE "public"."enum__menus_v_version_mega_menu";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_search_rules_language";
  DROP TYPE "public"."enum_search_rules_anchoring";
  DROP TYPE "public"."enum_search_rules_action";
  DROP TYPE "public"."enum_search_synonyms_language";
  DROP TYPE "public"."enum_search_synonyms_kind";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_fulfilment";
  DROP TYPE "public"."enum_orders_language";
  DROP TYPE "public"."enum_payments_gateway";
  DROP TYPE "public"."enum_payments_state";
  DROP TYPE "public"."enum_gift_cards_language";
  DROP TYPE "public"."enum_gift_card_entries_kind";
  DROP TYPE "public"."enum_promo_codes_kind";
  DROP TYPE "public"."enum_tax_rates_reduced_tax_class";
  DROP TYPE "public"."enum_tax_rates_province";
  DROP TYPE "public"."enum_tax_rates_code";
  DROP TYPE "public"."enum_order_events_kind";
  DROP TYPE "public"."enum_order_events_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_newsletter_language";
  DROP TYPE "public"."enum_newsletter_status";
  DROP TYPE "public"."enum_consent_log_how";
  DROP TYPE "public"."enum_consent_log_gpc";
  DROP TYPE "public"."enum_consent_log_language";
  DROP TYPE "public"."enum_customers_locale";
  DROP TYPE "public"."enum_employee_rules_kind";
  DROP TYPE "public"."enum_employee_uses_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
