import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type CollectionConfig, type DatabaseAdapterObj } from 'payload'
import sharp from 'sharp'
import { menus, pages, promoMessages } from './cms/collections/content.ts'
import { media } from './cms/collections/media.ts'
import { cartLines, carts, changes, inventory } from './cms/collections/operations.ts'
import {
  customerAddresses,
  customerCredentials,
  customerPasskeys,
  customers,
  customerSessions,
  customerVerifications,
  securityEvents,
  throttles,
  wishlistItems,
  wishlistLinks,
} from './cms/collections/customers.ts'
import { employeeRules, employees, employeeUses } from './cms/collections/employees.ts'
import { newsletter } from './cms/collections/newsletter.ts'
import { checkouts, orderEvents, orders, outbox, payments, testCharges } from './cms/collections/orders.ts'
import { products } from './cms/collections/products.ts'
import { giftCardEntries, giftCards, promoCodes } from './cms/collections/promotions.ts'
import { redirects } from './cms/collections/redirects.ts'
import { searchEvents, searchQueries, searchRules, searchSynonyms } from './cms/collections/search.ts'
import { stores } from './cms/collections/stores.ts'
import { brands, categories, colours, productCollections, sellers, tags } from './cms/collections/taxonomy.ts'
import { videos } from './cms/collections/videos.ts'
import { taxRates, taxSettings } from './cms/collections/taxes.ts'
import { users } from './cms/collections/users.ts'
import { assistantUsage, consentLog, visitEvents } from './cms/collections/visits.ts'
import { withLabels } from './cms/admin-labels.ts'
import { withLocalizedFields } from './cms/localized-fields.ts'
import { payloadFrench } from './cms/payload-french.ts'
import { navLinks } from './cms/views/nav-links.ts'
import { languageName } from './domain/locale.ts'
import { migrations as postgresMigrations } from './migrations/postgres/index.ts'
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts'
import { hashPin, noteEnd } from './server/accounts/employee-pin.ts'
import { feedHooks } from './server/feed/changes.ts'
import { visitReportEndpoint } from './server/analytics/visit-report.ts'
import { env } from './server/app/env.ts'
import { verifiedCommits } from './server/database/verified-commits.ts'
import { menuImportExport } from './server/navigation/menu-import-export.ts'
import { refuseDeadLinks } from './server/navigation/menu-links.ts'
import { mailer } from './server/mail/mailer.ts'
import { payloadMail } from './server/mail/payload-mail.ts'
import { withPasswordLetter } from './server/mail/staff-letter.ts'
import { accountNews } from './server/mail/staff-account-news.ts'
import { refuseMissingAlt } from './server/media/missing-alt.ts'
import { refuseNoPicture } from './server/media/picture-guard.ts'
import { refuseNoVideo } from './server/media/video-guard.ts'
import { searchReportEndpoint } from './server/search/report-endpoint.ts'
import { taxReportEndpoint } from './server/taxes/tax-report-endpoint.ts'
import { languageOfForm, menuPreviewLink, previewLink } from './server/pages/preview-link.ts'
import { mailEndpoints } from './server/mail/mail-endpoints.ts'
import { orderEndpoints } from './server/orders/order-endpoints.ts'
import { productImportExport } from './server/catalog/product-import-export.ts'
import { fileTooLarge, LARGEST_FILE, LARGEST_OF_STAFF } from './server/admin/admin-bodies.ts'
import { notFoundForUnusedEndpoints } from './server/admin/unused-endpoints.ts'
import { ownSecret } from './server/app/own-secret.ts'
import { keepEditorLock } from './server/admin/keep-editor-lock.ts'
import { resilientPool } from './server/database/resilient-pool.ts'
import { postgresLocaleIndexes, sqliteLocaleIndexes } from './server/database/locale-indexes.ts'
import { serializedWrites } from './server/database/sqlite-writes.ts'
import { storeImportExport, warnOfHours } from './server/stores/store-import-export.ts'
import { staffMailLimit } from './server/admin/staff-mail-limit.ts'
import { stockImportExport } from './server/stock/stock-import-export.ts'
import { showStock } from './server/stock/stock-in-admin.ts'

/**
 * The collections of the shop, joined with what a save does. Paths hang on APP_ROOT: this file is bundled, so it
 * cannot ask where it is.
 */
const root = env.APP_ROOT
/** From west to east, by a city each. */
const canadianZones = ['Vancouver', 'Edmonton', 'Regina', 'Winnipeg', 'Toronto', 'Halifax', 'St_Johns'].map((city) => ({
  label: city.replace('_', '. ').replace('Johns', 'John’s'),
  value: `America/${city}`,
}))
const fed = (collection: CollectionConfig): CollectionConfig => {
  const feed = feedHooks(collection.slug)
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      ...feed,
      afterChange: [...(collection.hooks?.afterChange ?? []), ...(feed.afterChange ?? [])],
    },
  }
}

const pictures: CollectionConfig = {
  ...media,
  upload: { ...(media.upload as object), staticDir: path.join(env.dataDir, 'media') },
  hooks: { beforeOperation: [refuseNoPicture] },
}
const ownVideos: CollectionConfig = {
  ...videos,
  upload: { ...(videos.upload as object), staticDir: path.join(env.dataDir, 'video') },
  hooks: { beforeOperation: [refuseNoVideo] },
}

/** The buttons of a page's form that show its draft in the shop; the link is signed with the server's secret. */
const previewed: CollectionConfig = {
  ...pages,
  hooks: { beforeChange: [refuseMissingAlt], afterChange: [keepEditorLock] },
  admin: {
    ...pages.admin,
    preview: (doc, { locale, req }) =>
      previewLink(doc, languageOfForm(req, locale), req.payload.secret, Date.now()) ?? null,
    livePreview: {
      url: ({ data, locale, req }) =>
        previewLink(data, languageOfForm(req, locale.code), req.payload.secret, Date.now()) ?? null,
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
      ],
    },
  },
}

const ownMenus: CollectionConfig = {
  ...menus,
  admin: { ...menus.admin, preview: (doc, { req }) => menuPreviewLink(doc, req.payload.secret, Date.now()) },
  endpoints: menuImportExport,
  hooks: { beforeChange: [refuseDeadLinks] },
}

/** Stores warn of impossible hours, and can be exchanged as a table. */
const ownStores: CollectionConfig = {
  ...stores,
  endpoints: storeImportExport,
  hooks: { ...stores.hooks, afterRead: [warnOfHours] },
}

const config = buildConfig({
  collections: [
    { ...fed(products), endpoints: productImportExport, hooks: { ...feedHooks('products'), afterRead: [showStock] } },
    ...[
      categories,
      brands,
      productCollections,
      colours,
      tags,
      sellers,
      { ...inventory, endpoints: stockImportExport },
      ownStores,
      previewed,
      promoMessages,
      redirects,
      ownMenus,
      pictures,
      ownVideos,
      searchRules,
      searchSynonyms,
    ].map(fed),
    searchQueries,
    searchEvents,
    { ...orders, endpoints: orderEndpoints },
    payments,
    giftCards,
    giftCardEntries,
    promoCodes,
    fed(taxRates),
    orderEvents,
    outbox,
    checkouts,
    testCharges,
    {
      ...withPasswordLetter(users, env.siteUrl),
      hooks: { ...accountNews(env.siteUrl, env.office), beforeOperation: [staffMailLimit()] },
    },
    newsletter,
    visitEvents,
    consentLog,
    assistantUsage,
    carts,
    cartLines,
    changes,
    customers,
    customerSessions,
    customerCredentials,
    customerVerifications,
    customerPasskeys,
    customerAddresses,
    wishlistItems,
    wishlistLinks,
    securityEvents,
    throttles,
    { ...employees, hooks: { beforeChange: [hashPin], afterChange: [noteEnd] } },
    employeeRules,
    employeeUses,
  ],
  globals: [taxSettings],
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
    // What editors schedule is meant in the time of a Canadian zone.
    timezones: { defaultTimezone: 'America/Toronto', supportedTimezones: canadianZones },
    importMap: { baseDir: root, importMapFile: path.join(root, 'admin/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Portage', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }] },
    // As each language writes a day and a time.
    dateFormat: 'PPp',
    components: {
      graphics: { Icon: '/src/cms/views/brand.tsx#Sign', Logo: '/src/cms/views/brand.tsx#ShopName' },
      afterNavLinks: navLinks,
      views: {
        visits: {
          Component: '/src/cms/views/visits-view.tsx#VisitsView',
          path: '/visits',
          meta: { title: 'Visits · Visites' },
        },
        searchReport: {
          Component: '/src/cms/views/search-report.tsx#SearchReportView',
          path: '/search-report',
          meta: { title: 'Search report · Rapport de recherche' },
        },
        taxReport: {
          Component: '/src/cms/views/tax-report.tsx#TaxReportView',
          path: '/tax-report',
          meta: { title: 'Taxes to check · Taxes à vérifier' },
        },
      },
    },
  },
  i18n: { supportedLanguages: { en, fr: payloadFrench } },
  routes: { admin: '/admin', api: '/admin/api' },
  endpoints: [
    visitReportEndpoint,
    searchReportEndpoint,
    taxReportEndpoint,
    ...mailEndpoints(path.join(env.dataDir, 'mail')),
  ],
  graphQL: { disable: true },
  // What is scheduled is done by the shop's own clock (src/server/app/scheduled.ts).
  jobs: { access: { run: () => false } },
  telemetry: false,
  email: payloadMail(
    mailer({ from: env.MAIL_FROM, smtpUrl: env.SMTP_URL, folder: path.join(env.dataDir, 'mail') }),
    env.MAIL_FROM,
  ),
  secret: env.SECRET ?? ownSecret(env.dataDir),
  sharp,
  // A file that reaches the limit is refused; without one of the request Payload’s own, which is less, would hold for
  // files.
  upload: {
    limits: { fileSize: LARGEST_FILE + 1 },
    requestSizeLimit: LARGEST_OF_STAFF,
    abortOnLimit: true,
    responseOnLimit: fileTooLarge,
  },
  typescript: {
    autoGenerate: false,
    outputFile: path.join(root, 'src/cms/payload-types.ts'),
    postProcess: [withLocalizedFields],
  },
  db: verifiedCommits<DatabaseAdapterObj>(
    env.postgres
      ? postgresAdapter({
          pg: resilientPool,
          // A page's drafts are one query with a join per block: PostgreSQL compiled it for ten seconds to run it for
          // one millisecond.
          pool: { connectionString: env.DATABASE_URL, options: '-c jit=off' },
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
  ),
})

export default config.then(notFoundForUnusedEndpoints).then(withLabels)
