import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The browser knows every route from the first page: no request to discover them, and 2–3 KB less a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
