import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_second_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_second_steps" ADD CONSTRAINT "staff_second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "staff_second_steps_user_idx" ON "staff_second_steps" USING btree ("user_id");
  CREATE INDEX "staff_second_steps_updated_at_idx" ON "staff_second_steps" USING btree ("updated_at");
  CREATE INDEX "staff_second_steps_created_at_idx" ON "staff_second_steps" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_second_steps" CASCADE;`)
}
