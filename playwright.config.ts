import { defineConfig } from '@playwright/test'
import { addressOf } from './e2e/support/address.ts'
import { chromiumArgs } from './e2e/support/chromium.ts'

const baseURL = process.env.BASE_URL ?? 'http://127.0.0.1:3000'

/**
 * The tests are of a shopper who refused all cookies long ago; consent.spec.ts and privacy-signal.spec.ts are of
 * others.
 */
const refused = {
  name: 'OptanonConsent',
  value: 'groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A0%2CC0005%3A0',
  domain: new URL(baseURL).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}

const spec = (name: string) => `**/${name}.spec.ts`
/**
 * These are of a shop with a name and with settings, on PostgreSQL (scripts/test.ts); an editor's change in the shop
 * (admin.spec.ts) is seen there by the longer way, from one process to another.
 */
const ofSecondShop = ['admin', 'settings', 'ways-in'].map(spec)
const ignored = process.env.GTM_ID ? [] : ofSecondShop
const http = '**/http/*.spec.ts'

/**
 * Only these look at pictures, or at what a page may load. To the others they are boxes of the same size: that spares
 * the browser their loading and the shop their making, a seventh of all the work.
 */
const withPictures = ['browser-policy', 'every-page', 'pictures', 'search-field', 'slices', 'xss'].map(spec)
const launched = (...args: string[]) => ({
  launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...chromiumArgs, ...args] },
})
const seeing = launched()
const blind = launched('--blink-settings=imagesEnabled=false')

const screens = [
  { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'phone',
    grepInvert: /@desktop/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
]

/**
 * Against the shop at BASE_URL: what needs no browser (e2e/http), and shoppers' journeys on a phone and on a desktop. A
 * title with `@desktop` or `@phone` runs there only.
 */
export default defineConfig({
  testDir: 'e2e',
  // Two thousand files of compiled words, and nothing to transform in them.
  build: { external: ['**/src/paraglide/**', '**/src/paraglide-staff/**'] },
  outputDir: 'build/test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy for a moment is no mistake of the shop: a second failure is one.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'build/playwright.json' }]],
  use: {
    baseURL,
    ...addressOf(),
    storageState: { cookies: [refused], origins: [] },
    // To record is work that every test would do; a second try is rare, and shows what went wrong.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    timezoneId: 'America/Toronto',
    // Frames of a transition that no test looks at are a twentieth of the work. Tests of motion ask for it.
    reducedMotion: 'reduce',
    // Emptied between tests by Playwright, but scripts and fonts stay loaded: a tenth of the browser's work.
    reuseContext: true,
    // Tests answer navigations themselves; the worker for those without a network has its own test.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'before', testMatch: '**/*.setup.ts' },
    { name: 'http', dependencies: ['before'], testMatch: http },
    // First the projects with the longest tests: at the end a single one would leave a processor idle.
    ...screens.map(({ name, grepInvert, use }) => ({
      name: `${name}-pictures`,
      grepInvert,
      dependencies: ['before'],
      testMatch: withPictures,
      use: { ...use, ...seeing },
    })),
    ...screens.map(({ name, grepInvert, use }) => ({
      name,
      grepInvert,
      dependencies: ['before'],
      testIgnore: [...ignored, ...withPictures, http],
      use: { ...use, ...blind },
    })),
  ],
})
