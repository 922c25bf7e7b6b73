import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customers_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_employee_rules_kind" AS ENUM('discount', 'excluded');
  CREATE TYPE "public"."enum_employee_uses_kind" AS ENUM('taken', 'switched-on', 'switched-off', 'bought', 'ended');
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
  	"last_seen_at" timestamp(3) with time zone,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "employees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "employee_rules_id" integer;
  ALTER TABLE "employee_rules" ADD CONSTRAINT "employee_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_rules" ADD CONSTRAINT "employee_rules_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_rules" ADD CONSTRAINT "employee_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employee_rules_fk" FOREIGN KEY ("employee_rules_id") REFERENCES "public"."employee_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_employees_id_idx" ON "payload_locked_documents_rels" USING btree ("employees_id");
  CREATE INDEX "payload_locked_documents_rels_employee_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("employee_rules_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_credentials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_verifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wishlist_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wishlist_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "security_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "throttles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employee_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employee_uses" DISABLE ROW LEVEL SECURITY;
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
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_employees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_employee_rules_fk";
  
  DROP INDEX "payload_locked_documents_rels_employees_id_idx";
  DROP INDEX "payload_locked_documents_rels_employee_rules_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "employees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "employee_rules_id";
  DROP TYPE "public"."enum_customers_locale";
  DROP TYPE "public"."enum_employee_rules_kind";
  DROP TYPE "public"."enum_employee_uses_kind";`)
}
