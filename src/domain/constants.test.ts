import { expect, test } from 'vitest'
import { VIDEO_BUCKETS } from './analytics/video-events.ts'
import { languageTag, locales } from './locale.ts'
import { CURRENCY } from './money.ts'
import { SEARCH_DEBOUNCE_MS } from './search/search-request.ts'
import { BREAKPOINT_PX, RESIZE_DEBOUNCE_MS, WIDTH_BEFORE_MOUNT_PX } from './shell/breakpoint.ts'
import { FOOTER_VISIBLE_RATIO } from './shell/footer.ts'
import { HIDE_BELOW_PX, SCROLL_THROTTLE_MS } from './shell/header-visibility.ts'
import { IMAGE_QUALITY, SEARCH_IMAGE_SIZES } from './shell/media.ts'
import { ACCORDION_MS, SIDEBAR_MS } from './shell/motion.ts'
import { TICKER_FADE_MS, TICKER_STATIC_MS } from './shell/ticker.ts'

// Specification section 9, row by row; shipping is proven beside its rates.
test.each<[string, unknown, unknown]>([
  ['ticker refresh / transition', [TICKER_STATIC_MS, TICKER_FADE_MS], [6000, 500]],
  ['header hide threshold', HIDE_BELOW_PX, 100],
  ['scroll handler throttle', SCROLL_THROTTLE_MS, 250],
  ['mobile breakpoint (search placeholder)', BREAKPOINT_PX, 720],
  ['window-width default / resize debounce', [WIDTH_BEFORE_MOUNT_PX, RESIZE_DEBOUNCE_MS], [720, 200]],
  ['search image size hint', SEARCH_IMAGE_SIZES, '60px'],
  ['footer visibility threshold', FOOTER_VISIBLE_RATIO, 0.05],
  ['search debounce', SEARCH_DEBOUNCE_MS, 500],
  ['sidebar transition', SIDEBAR_MS, 300],
  ['accordion animation', ACCORDION_MS, 400],
  ['image quality', IMAGE_QUALITY, 65],
  ['video progress buckets', VIDEO_BUCKETS, [10, 25, 50, 75, 100]],
  ['currency', CURRENCY, 'CAD'],
  ['locales', [locales, languageTag], [['en', 'fr'], { en: 'en-CA', fr: 'fr-CA' }]],
])('%s (acceptance 125)', (_, value, specified) => expect(value).toEqual(specified))
