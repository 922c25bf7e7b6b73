import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { menus, pages, promoMessages } from './cms/collections/content.ts'
import { mediaFolders } from './cms/collections/media.ts'
import { cartLines, carts, changes, inventory } from './cms/collections/operations.ts'
import { employeeRules, employees, employeeUses } from './cms/collections/employees.ts'
import { newsletter } from './cms/collections/newsletter.ts'
import { checkouts, orderEvents, orders, outbox, payments, testCharges } from './cms/collections/orders.ts'
import { agentSessions } from './cms/collections/agents.ts'
import { promotions } from './cms/collections/automatic-promotions.ts'
import { markdowns } from './cms/collections/markdowns.ts'
import { productImportChanges, productImports } from './cms/collections/product-imports.ts'
import { products } from './cms/collections/products.ts'
import { giftCardEntries, giftCards, promoCodes } from './cms/collections/promotions.ts'
import { redirects } from './cms/collections/redirects.ts'
import { recommendations, searchEvents, searchQueries, searchRules, searchSynonyms } from './cms/collections/search.ts'
import { savedViews } from './cms/collections/saved-views.ts'
import { sizeGuides } from './cms/collections/size-guides.ts'
import { stockAlerts } from './cms/collections/stock-alerts.ts'
import { stores } from './cms/collections/stores.ts'
import { brands, categories, colours, productCollections, sellers, tags } from './cms/collections/taxonomy.ts'
import { videos } from './cms/collections/videos.ts'
import { taxRates } from './cms/collections/taxes.ts'
import { staffSecondSteps, users } from './cms/collections/users.ts'
import { assistantUsage, consentLog, visitEvents } from './cms/collections/visits.ts'
import { noteSavedBy } from './cms/fields/saved-by.ts'
import { customerCollections } from './server/accounts/customer-collections.ts'
import { hashPin, noteEnd } from './server/accounts/employee-pin.ts'
import { feedHooks } from './server/feed/changes.ts'
import { env } from './server/app/env.ts'
import { subscriberExport } from './server/newsletter/export-subscribers.ts'
import { menuImportExport } from './server/navigation/menu-import-export.ts'
import { refuseDeadLinks } from './server/navigation/menu-links.ts'
import { refuseDeadRule } from './server/navigation/rule-links.ts'
import { redirectImportExport } from './server/navigation/redirect-import-export.ts'
import { warnOfRedirect } from './server/navigation/redirect-warnings.ts'
import { redirectMoved } from './server/navigation/moved-addresses.ts'
import { withShopAddress } from './server/navigation/shop-address.ts'
import { withOwnAddress } from './server/navigation/taken-address.ts'
import { withPasswordLetter } from './server/mail/staff-letter.ts'
import { secondStepNews } from './server/mail/second-step-news.ts'
import { staffHooks } from './server/admin/staff-hooks.ts'
import { inBucket } from './server/media/bucket-uploads.ts'
import { refuseMissingAlt, refuseMissingProductAlt } from './server/media/missing-alt.ts'
import { pictureLibrary } from './server/media/picture-library.ts'
import { readToCut } from './server/media/read-to-cut.ts'
import { originals, shopStorage } from './server/media/shop-storage.ts'
import { refuseNoVideo } from './server/media/video-guard.ts'
import { refuseDeadPlaces } from './server/pages/dead-places.ts'
import { languageOfForm, menuPreviewLink, previewLink, productPreviewLink } from './server/pages/preview-link.ts'
import { giftCardEndpoints } from './server/checkout/gift-card-endpoints.ts'
import { orderEndpoints } from './server/orders/order-endpoints.ts'
import { refuseVariants } from './server/catalog/refuse-variants.ts'
import { changeProductsEndpoint } from './server/catalog/change-products.ts'
import { readProductList } from './server/catalog/read-product-list.ts'
import { productListFacts } from './server/catalog/product-list-facts.ts'
import { variantFactsEndpoint } from './server/catalog/variant-facts.ts'
import { productImportExport } from './server/catalog/product-import-export.ts'
import { markdownEndpoints } from './server/markdowns/markdown-endpoints.ts'
import { guardMarkdown, notifyOfEnd, notifyOfMarkdown } from './server/markdowns/markdown-hooks.ts'
import { keepEditorLock } from './server/admin/keep-editor-lock.ts'
import { refuseTogether } from './server/admin/refuse-together.ts'
import { refuseWhileUsed } from './server/admin/refuse-while-used.ts'
import { moveStore } from './server/stores/move-store.ts'
import { storeImportExport, warnOfHours } from './server/stores/store-import-export.ts'
import { secondStepEndpoints } from './server/admin/second-step-endpoints.ts'
import { withSessionCookie } from './server/admin/staff-session.ts'
import { stockImportExport } from './server/stock/stock-import-export.ts'
import { refuseStock } from './server/stock/refuse-stock.ts'
import { saveStock } from './server/stock/save-with-product.ts'
import { partnerCollections } from './server/partners/partner-collections.ts'
import { reviewCollections } from './server/reviews/review-collections.ts'
import { nameProducts } from './server/stock/name-products.ts'
import { showStock } from './server/stock/stock-in-admin.ts'

/** How documents are referred to besides by their ids. */
const keyFields: Record<string, string> = { products: 'code', inventory: 'sku' }

/** A collection whose saves enter the change feed in their own transaction. */
function fed(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  const feed = feedHooks(slug, keyFields[slug])
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), ...feed.afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), ...feed.afterDelete],
    },
  }
}

/** Of the admin: where Payload writes and reads the files of editors. */
export const storage = shopStorage(env)
/** Where Payload writes the files of a collection: its folder, or the bucket by our hooks. */
function stored({ hooks, ...unstored }: CollectionConfig, files: keyof typeof originals): CollectionConfig {
  const readFirst = readToCut(files, storage.originals[files])
  const beforeOperation = [...(hooks?.beforeOperation ?? []), readFirst]
  const collection: CollectionConfig = { ...unstored, hooks: { ...hooks, beforeOperation } }
  if (storage.bucket) return inBucket(collection, storage.originals[files])
  const staticDir = path.join(env.dataDir, originals[files])
  return { ...collection, upload: { ...(collection.upload as object), staticDir } }
}

const pictures = stored(pictureLibrary, 'media')
const ownVideos = stored({ ...videos, hooks: { beforeOperation: [refuseNoVideo] } }, 'videos')

/** The buttons of a page's form that show its draft in the shop; the link is signed with the server's secret. */
const previewed: CollectionConfig = {
  ...pages,
  hooks: { beforeChange: [refuseMissingAlt, refuseDeadPlaces], afterChange: [keepEditorLock] },
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
  hooks: { ...stores.hooks, afterRead: [warnOfHours], afterChange: [...(stores.hooks?.afterChange ?? []), moveStore] },
}

const ownProducts: CollectionConfig = {
  ...products,
  admin: {
    ...products.admin,
    preview: (doc, { locale, req }) =>
      productPreviewLink(doc, languageOfForm(req, locale), req.payload.secret, Date.now()) ?? null,
    components: {
      ...products.admin?.components,
      beforeListTable: [
        { path: '/src/cms/saved-views/saved-views.tsx#SavedViews', clientProps: { list: 'products' } },
        ...(products.admin?.components?.beforeListTable ?? []),
        '/src/cms/products-import/products-tools.tsx#ProductsTools',
        '/src/cms/products-list/change-selected.tsx#ChangeSelected',
      ],
    },
  },
  endpoints: [...productImportExport, variantFactsEndpoint, productListFacts, changeProductsEndpoint],
  hooks: {
    ...products.hooks,
    beforeOperation: [readProductList],
    beforeChange: [refuseVariants, refuseMissingProductAlt, saveStock],
    afterRead: [showStock],
  },
}

const secondStep = { rule: env.STAFF_SECOND_STEP, notify: secondStepNews(env.siteUrl, env.office) }

/** An address that moves leads to the new one, and is no other's. */
const addressed = (collection: CollectionConfig) => redirectMoved(withOwnAddress(collection))

/** The collections of the shop, joined with what a save does. */
export const collections: CollectionConfig[] = [
  ...[
    redirectMoved(ownProducts),
    addressed(categories),
    redirectMoved(brands),
    addressed(productCollections),
    colours,
    tags,
    sellers,
    {
      ...inventory,
      endpoints: stockImportExport,
      hooks: { beforeChange: [refuseStock], afterOperation: [nameProducts] },
    },
    redirectMoved(ownStores),
    addressed(previewed),
    promoMessages,
    {
      ...redirects,
      endpoints: redirectImportExport,
      hooks: { ...redirects.hooks, afterRead: [warnOfRedirect] },
    },
    ownMenus,
    pictures,
    ownVideos,
    { ...searchRules, hooks: { beforeChange: [refuseDeadRule] } },
    searchSynonyms,
    addressed(sizeGuides),
  ]
    .map(refuseWhileUsed)
    .map(refuseTogether)
    .map(withShopAddress)
    .map(fed),
  // Its hooks enter the feed themselves: most saves change no price yet.
  {
    ...markdowns,
    endpoints: markdownEndpoints,
    hooks: { beforeChange: [guardMarkdown, noteSavedBy], afterChange: [notifyOfMarkdown], beforeDelete: [notifyOfEnd] },
  },
  mediaFolders,
  productImports,
  productImportChanges,
  ...reviewCollections(storage.reviewPictures),
  stockAlerts,
  searchQueries,
  searchEvents,
  recommendations,
  { ...orders, endpoints: orderEndpoints },
  payments,
  { ...giftCards, endpoints: giftCardEndpoints },
  giftCardEntries,
  promoCodes,
  fed({ ...promotions, hooks: { beforeChange: [noteSavedBy] } }),
  fed(taxRates),
  orderEvents,
  outbox,
  ...partnerCollections,
  checkouts,
  agentSessions,
  testCharges,
  {
    ...withPasswordLetter(withSessionCookie(users, env.siteUrl), env.siteUrl),
    endpoints: secondStepEndpoints(secondStep),
    hooks: staffHooks({ siteUrl: env.siteUrl, office: env.office, secondStep }),
  },
  staffSecondSteps,
  { ...newsletter, endpoints: [subscriberExport] },
  visitEvents,
  consentLog,
  assistantUsage,
  carts,
  cartLines,
  changes,
  ...customerCollections,
  fed({ ...employees, hooks: { beforeChange: [hashPin], afterChange: [noteEnd] } }),
  fed(employeeRules),
  employeeUses,
  savedViews,
]
