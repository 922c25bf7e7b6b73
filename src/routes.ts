import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { locales } from './domain/locale.ts'
import { pageShapes, type PageName } from './domain/paths.ts'

/** The file behind each page. */
const files = {
  home: 'routes/home.tsx',
  search: 'routes/search.tsx',
  product: 'routes/product.tsx',
  category: 'routes/listing.tsx',
  listing: 'routes/listing.tsx',
  brands: 'routes/brands.tsx',
  explore: 'routes/explore.tsx',
  stores: 'routes/stores.tsx',
  store: 'routes/store.tsx',
  cart: 'routes/cart.tsx',
  login: 'routes/login.tsx',
  account: 'routes/account.tsx',
  wishlist: 'routes/wishlist.tsx',
  checkout: 'routes/checkout.tsx',
  orders: 'routes/orders.tsx',
  order: 'routes/order.tsx',
  giftCards: 'routes/gift-cards.tsx',
  newsletter: 'routes/newsletter.tsx',
  compare: 'routes/compare.tsx',
  sizeGuide: 'routes/size-guide.tsx',
  stockAlert: 'routes/stock-alert.tsx',
  reviews: 'routes/reviews.tsx',
  questions: 'routes/questions.tsx',
  question: 'routes/question.tsx',
  review: 'routes/review.tsx',
  linkAgent: 'routes/link-agent.tsx',
} as const satisfies Record<PageName, string>

// Paths are written small: `/FR` or `/en/CART` is not a second address of a page, nor a way around the rule of which
// pages are private.
const pages = Object.entries(files) as [PageName, string][]

/** Not in a build for shoppers. */
const forDevelopers =
  process.env.NODE_ENV === 'production'
    ? []
    : ['', ...locales].map((prefix) =>
        route([prefix, 'dev/blocks'].filter(Boolean).join('/'), 'routes/dev-blocks.tsx', {
          id: `dev-blocks.${prefix || 'any'}`,
        }),
      )

export default [
  layout('routes/pages.tsx', [
    ...locales.flatMap((locale) =>
      pages.map(([page, file]): RouteConfigEntry =>
        route([locale, pageShapes[page][locale]].filter(Boolean).join('/'), file, {
          id: `${page}.${locale}`,
          caseSensitive: true,
        }),
      ),
    ),
    ...forDevelopers,
    route('empty', 'routes/empty.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
