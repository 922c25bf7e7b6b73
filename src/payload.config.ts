import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig, type CollectionConfig } from 'payload'
import sharp from 'sharp'
import { menus, pages, promoMessages } from './cms/collections/content.ts'
import { media } from './cms/collections/media.ts'
import { cartLines, carts, changes, inventory } from './cms/collections/operations.ts'
import { products } from './cms/collections/products.ts'
import { stores } from './cms/collections/stores.ts'
import { brands, categories, colours, productCollections, sellers, tags } from './cms/collections/taxonomy.ts'
import { users } from './cms/collections/users.ts'
import { languageName } from './domain/locale.ts'
import { migrations as postgresMigrations } from './migrations/postgres/index.ts'
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts'
import { feedHooks } from './server/changes.ts'
import { env } from './server/env.ts'
import { ownSecret } from './server/own-secret.ts'
import { lastingPg } from './server/lasting-pool.ts'
import { postgresLocaleIndexes, sqliteLocaleIndexes } from './server/locale-indexes.ts'
import { serializedWrites } from './server/sqlite-writes.ts'
import { showStock } from './server/stock-in-admin.ts'

/** The collections of the shop, joined with what a save does. Paths hang on APP_ROOT: this file is bundled, so it cannot ask where it is. */
const root = env.APP_ROOT
const fed = (collection: CollectionConfig): CollectionConfig => ({ ...collection, hooks: feedHooks(collection.slug) })

const pictures: CollectionConfig = { ...media, upload: { ...(media.upload as object), staticDir: path.join(env.dataDir, 'media') } }

export default buildConfig({
  collections: [
    { ...fed(products), hooks: { ...feedHooks('products'), afterRead: [showStock] } },
    ...[categories, brands, productCollections, colours, tags, sellers, inventory, stores, pages, promoMessages, menus, pictures].map(fed),
    users,
    carts,
    cartLines,
    changes,
  ],
  localization: {
    locales: [
      { code: 'en', label: languageName.en },
      { code: 'fr', label: languageName.fr },
    ],
    defaultLocale: 'en',
    fallback: false,
  },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: root, importMapFile: path.join(root, 'admin/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Portage' },
  },
  i18n: { supportedLanguages: { en, fr } },
  routes: { admin: '/admin', api: '/admin/api' },
  graphQL: { disable: true },
  telemetry: false,
  secret: env.SECRET ?? ownSecret(env.dataDir),
  sharp,
  upload: { limits: { fileSize: 20_000_000 } },
  typescript: { autoGenerate: false },
  db: env.postgres
    ? postgresAdapter({
        pg: lastingPg,
        pool: { connectionString: env.DATABASE_URL },
        push: false,
        prodMigrations: postgresMigrations,
        migrationDir: path.join(root, 'src/migrations/postgres'),
        afterSchemaInit: [postgresLocaleIndexes],
      })
    : serializedWrites(
        sqliteAdapter({
          client: { url: `file:${path.join(env.dataDir, 'portage.db')}` },
          push: false,
          wal: true,
          busyTimeout: 5000,
          transactionOptions: {},
          prodMigrations: sqliteMigrations,
          migrationDir: path.join(root, 'src/migrations/sqlite'),
          afterSchemaInit: [sqliteLocaleIndexes],
        }),
      ),
})
