import type { Config } from '@react-router/dev/config'
import { buildDirectory } from './scripts/steps/build-shop.ts'

export default {
  appDirectory: 'src',
  buildDirectory: buildDirectory(process.env.SHOP_LOCALE),
  ssr: true,
  // The browser knows every route from the first page: no request to discover them, and 2–3 KB less a page.
  routeDiscovery: { mode: 'initial' },
  // An action of the browser is a few lines: no file of its own.
  splitRouteModules: false,
} satisfies Config
