import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_collections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "categories_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "product_collections_rels" ADD CONSTRAINT "product_collections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_collections_rels" ADD CONSTRAINT "product_collections_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_collections_rels_order_idx" ON "product_collections_rels" USING btree ("order");
  CREATE INDEX "product_collections_rels_parent_idx" ON "product_collections_rels" USING btree ("parent_id");
  CREATE INDEX "product_collections_rels_path_idx" ON "product_collections_rels" USING btree ("path");
  CREATE INDEX "product_collections_rels_products_id_idx" ON "product_collections_rels" USING btree ("products_id");
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "categories_rels_products_id_idx" ON "categories_rels" USING btree ("products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_collections_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_collections_rels" CASCADE;
  ALTER TABLE "categories_rels" DROP CONSTRAINT "categories_rels_products_fk";
  
  DROP INDEX "categories_rels_products_id_idx";
  ALTER TABLE "categories_rels" DROP COLUMN "products_id";`)
}
