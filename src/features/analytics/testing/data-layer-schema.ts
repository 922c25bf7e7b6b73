import { z } from 'zod'
import { chatbotEventNames } from '../../../domain/analytics/chatbot-events.ts'
import { VIDEO_BUCKETS } from '../../../domain/analytics/video-events.ts'
import { vitalNames, vitalRatings } from '../../../domain/analytics/visit-events.ts'

/**
 * The contract with tag managers (docs/contracts.md): every push of the shop, with no field more or less. For tests
 * only.
 */
const text = z.string().min(1)
const dollars = z
  .number()
  .min(0)
  .refine((value) => Number(value.toFixed(2)) === value, 'no whole cents')
const path = z.string().regex(/^\/[^?#]*$/, 'no path')

const item = z.strictObject({
  item_id: text,
  item_name: text,
  item_brand: text.optional(),
  item_category: text.optional(),
  item_variant: text.optional(),
  price: dollars.optional(),
  discount: dollars.optional(),
  quantity: z.int().positive(),
  index: z.int().min(0).optional(),
})
const list = z.strictObject({ item_list_id: text, item_list_name: text, items: z.array(item).min(1) })
const value = { currency: z.literal('CAD'), value: dollars, items: z.array(item) }
const worth = z.strictObject(value)
const promotion = z.strictObject({ promotion_id: text, promotion_name: text, creative_slot: text.optional() })
const pageTypes = [
  'home',
  'search',
  'product',
  'listing',
  'brands',
  'content',
  'stores',
  'cart',
  'checkout',
  'auth',
  'account',
  'error',
] as const
const video = {
  page_path: path,
  page_type: z.enum(pageTypes),
  video_title: text,
  video_provider: text,
  video_url: z.url(),
  video_duration: z.number().min(0),
}
const event = <N extends string>(...names: [N, ...N[]]) => z.enum(names)

export const dataLayerEvent = z.union([
  z.strictObject({ event: event('view_item_list', 'select_item'), ecommerce: list }),
  z.strictObject({
    event: event('view_item', 'add_to_cart', 'remove_from_cart', 'view_cart', 'begin_checkout'),
    ecommerce: worth,
  }),
  z.strictObject({ event: event('add_shipping_info'), ecommerce: z.strictObject({ ...value, shipping_tier: text }) }),
  z.strictObject({ event: event('add_payment_info'), ecommerce: z.strictObject({ ...value, payment_type: text }) }),
  z.strictObject({
    event: event('purchase'),
    ecommerce: z.strictObject({
      ...value,
      transaction_id: text,
      tax: dollars,
      shipping: dollars,
      coupon: text.optional(),
    }),
  }),
  z.strictObject({ event: event('refund'), ecommerce: z.strictObject({ ...value, transaction_id: text }) }),
  z.strictObject({ event: event('view_promotion', 'select_promotion'), ecommerce: promotion }),
  z.strictObject({
    event: event('page_view'),
    page_path: path,
    page_type: z.enum(pageTypes),
    language: z.enum(['en', 'fr']),
  }),
  z.strictObject({ event: event('search'), search_term: text, results: z.int().min(0) }),
  z.strictObject({ event: event('login', 'sign_up'), method: text }),
  z.strictObject({
    event: event('web_vital'),
    metric_name: z.enum(vitalNames),
    metric_value: z.number().min(0),
    metric_rating: z.enum(vitalRatings),
    page_path: path,
  }),
  z.strictObject({ event: event('chatbot_interaction'), event_name: z.enum(chatbotEventNames), page_path: path }),
  z.strictObject({
    event: event('user_interaction'),
    event_name: z.enum([
      'click_help_menu',
      'click_account_menu',
      'click_megamenu_navigation',
      'click_category_navigation',
    ]),
    interaction_location: z.enum(['level 1', 'level 2', 'level 3', 'level 4']),
    link_url: text,
    link_text: text,
    megamenu_path: z.string(),
    coop_brand: z.string(),
  }),
  z.strictObject({ event: event('video_interaction'), event_name: event('video_start', 'video_complete'), ...video }),
  z.strictObject({
    event: event('video_interaction'),
    event_name: event('video_progress'),
    ...video,
    video_percent: z.literal([...VIDEO_BUCKETS]),
  }),
])

const consentWord = z.enum(['granted', 'denied'])
const consent = z.strictObject({
  ad_storage: consentWord,
  ad_user_data: consentWord,
  ad_personalization: consentWord,
  analytics_storage: consentWord,
  functionality_storage: consentWord,
  personalization_storage: consentWord,
  security_storage: z.literal('granted'),
  wait_for_update: z.int().optional(),
})

/**
 * The other entries of the data layer: Google's consent commands, whose `arguments` arrive as objects or lists, and its
 * start.
 */
export const dataLayerPush = z.union([
  dataLayerEvent,
  z.tuple([z.literal('consent'), z.enum(['default', 'update']), consent]),
  z.strictObject({ event: z.literal('gtm.js'), 'gtm.start': z.number() }),
])
