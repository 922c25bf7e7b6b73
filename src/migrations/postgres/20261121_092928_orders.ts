import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  CREATE TYPE "public"."enum__products_v_version_tax_class" AS ENUM('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled');
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
  CREATE TYPE "public"."enum_order_events_state" AS ENUM('placed', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled');
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
  
  ALTER TABLE "products" ADD COLUMN "tax_class" "enum_products_tax_class";
  ALTER TABLE "_products_v" ADD COLUMN "version_tax_class" "enum__products_v_version_tax_class";
  ALTER TABLE "cart_lines" ADD COLUMN "seen_price" numeric;
  ALTER TABLE "cart_lines" ADD COLUMN "saved" boolean DEFAULT false;
  ALTER TABLE "cart_lines" ADD COLUMN "gift" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promo_codes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tax_rates_id" integer;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tax_rates_reduced" ADD CONSTRAINT "tax_rates_reduced_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rates_fk" FOREIGN KEY ("tax_rates_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_promo_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_codes_id");
  CREATE INDEX "payload_locked_documents_rels_tax_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_rates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gift_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gift_card_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promo_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promo_codes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tax_rates_reduced" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tax_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checkouts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "test_charges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tax_settings" DISABLE ROW LEVEL SECURITY;
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
  DROP TABLE "tax_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promo_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tax_rates_fk";
  
  DROP INDEX "payload_locked_documents_rels_promo_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_tax_rates_id_idx";
  ALTER TABLE "products" DROP COLUMN "tax_class";
  ALTER TABLE "_products_v" DROP COLUMN "version_tax_class";
  ALTER TABLE "cart_lines" DROP COLUMN "seen_price";
  ALTER TABLE "cart_lines" DROP COLUMN "saved";
  ALTER TABLE "cart_lines" DROP COLUMN "gift";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promo_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tax_rates_id";
  DROP TYPE "public"."enum_products_tax_class";
  DROP TYPE "public"."enum__products_v_version_tax_class";
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
  DROP TYPE "public"."enum_order_events_state";`)
}
