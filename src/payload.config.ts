import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, defaultLoggerOptions, type DatabaseAdapterObj } from 'payload'
import sharp from 'sharp'
import { taxSettings } from './cms/collections/taxes.ts'
import { shopSettings } from './cms/collections/shop-settings.ts'
import { withLabels } from './cms/admin-labels.ts'
import { withRowsOfLists } from './cms/rows-of-lists.ts'
import { withCopiedWords } from './cms/copied-words.ts'
import { withFormParts } from './cms/every-form/with-form-parts.ts'
import { withFrenchTimes } from './cms/french-times.ts'
import { withLocalizedFields } from './cms/localized-fields.ts'
import { withUnaskedWords } from './cms/unasked-words.ts'
import { payloadEnglish } from './cms/payload-english.ts'
import { payloadFrench } from './cms/payload-french.ts'
import { navLinks } from './cms/views/nav-links.ts'
import { ownView } from './cms/views/view-titles.ts'
import { languageName } from './domain/locale.ts'
import { setShopZone } from './domain/shop-zone.ts'
import { migrations as postgresMigrations } from './migrations/postgres/index.ts'
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts'
import { collections, storage } from './payload-collections.ts'
import { visitReportEndpoint } from './server/analytics/visit-report.ts'
import { env, isDev } from './server/app/env.ts'
import { logDestination } from './server/app/journal.ts'
import { jsonLines, textLines } from './server/app/log.ts'
import { foldedSearches } from './server/database/folded-search.ts'
import { verifiedCommits } from './server/database/verified-commits.ts'
import { mailer } from './server/mail/mailer.ts'
import { patientMailer } from './server/mail/patient-mailer.ts'
import { payloadMail } from './server/mail/payload-mail.ts'
import { searchReportEndpoint } from './server/search/report-endpoint.ts'
import { feedReportEndpoint } from './server/feeds/feed-report-endpoint.ts'
import { homeEndpoint } from './server/reports/home-endpoint.ts'
import { salesReportEndpoint } from './server/reports/sales-endpoint.ts'
import { giftCardBalancesEndpoint } from './server/reports/gift-cards-endpoint.ts'
import { taxesEndpoint } from './server/reports/taxes-endpoint.ts'
import { taxReportEndpoint } from './server/taxes/tax-report-endpoint.ts'
import { mailEndpoints } from './server/mail/mail-endpoints.ts'
import { fileTooLarge, LARGEST_FILE, LARGEST_OF_STAFF } from './server/admin/admin-bodies.ts'
import { sampleDataEndpoints } from './server/sample-data/sample-data-endpoints.ts'
import { phoneOrderEndpoints } from './server/orders/phone-order-endpoints.ts'
import { labelRefusals } from './server/admin/label-refusals.ts'
import { withLockEditors } from './server/admin/lock-editors.ts'
import { choicesEndpoint } from './server/admin/choices-endpoint.ts'
import { withBulkInParts } from './server/admin/bulk-in-parts.ts'
import { withNamedRefusals } from './server/admin/named-refusals.ts'
import { withContentLocale } from './server/admin/content-locale.ts'
import { refuseWithoutMail } from './server/admin/staff-mail-check.ts'
import { sessionsBySignInOnly } from './server/admin/session-endpoints.ts'
import {
  refuseEndedLink,
  refuseUnreadable,
  refuseWithoutRoom,
  withReadableQueries,
} from './server/admin/unreadable-requests.ts'
import { notFoundForUnusedEndpoints } from './server/admin/unused-endpoints.ts'
import { withScheduledWords } from './server/admin/scheduled-words.ts'
import { withRestoredDrafts } from './server/admin/restored-drafts.ts'
import { sessionOrigins } from './server/http/same-origin.ts'
import { secretOf } from './server/app/own-secret.ts'
import { noteMigrations } from './server/database/note-migrations.ts'
import { resilientPool, SHOP_SESSIONS } from './server/database/resilient-pool.ts'
import { postgresIndexes, sqliteIndexes } from './server/database/added-indexes.ts'
import { recordSettings } from './server/settings/shop-settings.ts'
import { serializedWrites } from './server/database/sqlite-writes.ts'

/** Paths start at APP_ROOT: this file is bundled, so its own location says nothing. */
const root = env.APP_ROOT
/** From west to east, by a city each. */
const canadianZones = ['Vancouver', 'Edmonton', 'Regina', 'Winnipeg', 'Toronto', 'Halifax', 'St_Johns'].map((city) => ({
  label: city.replace('_', '. ').replace('Johns', 'John’s'),
  value: `America/${city}`,
}))

const mail = mailer({ from: env.MAIL_FROM, smtpUrl: env.SMTP_URL, folder: path.join(env.dataDir, 'mail') })

setShopZone(env.TIME_ZONE)

const config = buildConfig({
  collections,
  globals: [shopSettings(recordSettings), taxSettings],
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
    // As each language writes a day and a time.
    dateFormat: 'PPp',
    components: {
      providers: [
        '/src/cms/components/french-times.tsx#FrenchTimes',
        '/src/cms/payload-parts/payload-parts.tsx#PayloadParts',
      ],
      graphics: { Icon: '/src/cms/views/brand.tsx#Sign', Logo: '/src/cms/views/brand.tsx#ShopName' },
      afterNavLinks: navLinks,
      beforeDashboard: ['/src/cms/sample-data/sample-offer.tsx#SampleOffer', '/src/cms/home/home.tsx#Home'],
      views: {
        login: { Component: '/src/cms/second-step/sign-in-view.tsx#SignInView' },
        forgot: { Component: '/src/cms/second-step/forgot-view.tsx#ForgotView' },
        visits: ownView('visits', '/src/cms/views/visits-view.tsx#VisitsView'),
        productsImport: ownView(
          'products-import',
          '/src/cms/products-import/products-import-view.tsx#ProductsImportView',
        ),
        sampleData: ownView('sample-data', '/src/cms/sample-data/sample-data-view.tsx#SampleDataView'),
        phoneOrder: ownView('phone-order', '/src/cms/orders/phone-order-view.tsx#PhoneOrderView'),
        salesReport: ownView('sales-report', '/src/cms/home/sales-report-view.tsx#SalesReportView'),
        searchReport: ownView('search-report', '/src/cms/views/search-report.tsx#SearchReportView'),
        feedReport: ownView('feed-report', '/src/cms/views/feed-report.tsx#FeedReportView'),
        accounting: ownView('accounting', '/src/cms/accounting/accounting-view.tsx#AccountingView'),
        taxReport: ownView('tax-report', '/src/cms/views/tax-report.tsx#TaxReportView'),
      },
    },
  },
  i18n: {
    supportedLanguages: { en, fr: payloadFrench },
    fallbackLanguage: env.DEFAULT_LANGUAGE,
    translations: { en: payloadEnglish },
  },
  routes: { admin: '/admin', api: '/admin/api' },
  csrf: sessionOrigins(env.siteUrl),
  endpoints: [
    visitReportEndpoint,
    searchReportEndpoint,
    homeEndpoint,
    salesReportEndpoint,
    taxesEndpoint,
    giftCardBalancesEndpoint,
    taxReportEndpoint,
    feedReportEndpoint(env.siteUrl),
    ...phoneOrderEndpoints(env),
    choicesEndpoint,
    ...sampleDataEndpoints,
    ...mailEndpoints(path.join(env.dataDir, 'mail')),
  ],
  hooks: { afterError: [refuseWithoutRoom, refuseUnreadable, refuseEndedLink, labelRefusals] },
  graphQL: { disable: true },
  // What is scheduled is done by the shop's own clock (src/server/app/scheduled.ts).
  jobs: { access: { run: () => false } },
  telemetry: false,
  // Passwords are mistyped every day; what was tried is under Security events.
  loggingLevels: { AuthenticationError: 'info' },
  logger: env.jsonLog
    ? { options: jsonLines(env.PAYLOAD_LOG_LEVEL), destination: logDestination() }
    : { options: isDev(env) ? {} : textLines, destination: defaultLoggerOptions },
  email: payloadMail(patientMailer(mail), env.MAIL_FROM),
  secret: secretOf(env),
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
  db: foldedSearches(
    verifiedCommits<DatabaseAdapterObj>(
      env.postgres
        ? postgresAdapter({
            pg: resilientPool,
            // A page's drafts are one query with a join per block: PostgreSQL compiled it for ten seconds to run it for
            // one millisecond.
            pool: { connectionString: env.DATABASE_URL, options: '-c jit=off', application_name: SHOP_SESSIONS },
            push: false,
            prodMigrations: noteMigrations(postgresMigrations),
            migrationDir: path.join(root, 'src/migrations/postgres'),
            afterSchemaInit: [postgresIndexes],
          })
        : serializedWrites(
            sqliteAdapter({
              client: { url: `file:${path.join(env.dataDir, 'portage.db')}` },
              push: false,
              wal: true,
              busyTimeout: 5000,
              transactionOptions: {},
              prodMigrations: noteMigrations(sqliteMigrations),
              migrationDir: path.join(root, 'src/migrations/sqlite'),
              afterSchemaInit: [sqliteIndexes],
            }),
          ),
    ),
  ),
})

export default config
  .then(withRestoredDrafts)
  .then(withScheduledWords)
  .then(notFoundForUnusedEndpoints(storage))
  .then(sessionsBySignInOnly)
  .then(refuseWithoutMail(mail.check))
  .then(withBulkInParts)
  .then(withNamedRefusals)
  .then(withContentLocale)
  .then(withReadableQueries)
  .then(withLockEditors)
  .then(withFormParts)
  .then(withRowsOfLists)
  .then(withUnaskedWords)
  .then(withCopiedWords)
  .then(withLabels)
  .then(withFrenchTimes)
