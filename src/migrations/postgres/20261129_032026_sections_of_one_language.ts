import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."shown_in" AS ENUM('all', 'en', 'fr');
  ALTER TABLE "pages_blocks_hero" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_categorytiles" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_productcarousel" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_stories" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_markdowncopy" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_image" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_action" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_inlinealert" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_vertimage" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_mediaembed" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_iframeembed" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_formembed" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_dropdown" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_columns" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "pages_blocks_storeteaser" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_hero" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_categorytiles" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_productcarousel" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_stories" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_markdowncopy" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_image" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_action" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_inlinealert" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_vertimage" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_mediaembed" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_iframeembed" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_formembed" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_dropdown" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_columns" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_storeteaser" ADD COLUMN "shown_in" "shown_in" DEFAULT 'all';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_hero" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_categorytiles" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_productcarousel" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_stories" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_markdowncopy" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_image" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_action" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_inlinealert" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_vertimage" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_mediaembed" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_iframeembed" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_formembed" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_dropdown" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_columns" DROP COLUMN "shown_in";
  ALTER TABLE "pages_blocks_storeteaser" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_hero" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_categorytiles" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_productcarousel" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_stories" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_markdowncopy" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_image" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_action" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_inlinealert" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_vertimage" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_mediaembed" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_iframeembed" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_formembed" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_dropdown" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_columns" DROP COLUMN "shown_in";
  ALTER TABLE "_pages_v_blocks_storeteaser" DROP COLUMN "shown_in";
  DROP TYPE "public"."shown_in";`)
}
