import type { ChatbotInteraction } from './chatbot-events.ts'
import type { EcommerceEvent } from './ecommerce.ts'
import type { PromotionEvent } from './promotion-events.ts'
import type { UserInteraction } from './user-interaction.ts'
import type { VideoInteraction } from './video-events.ts'
import type { VisitEvent } from './visit-events.ts'

/** Everything the shop pushes to `window.dataLayer` (specification section 7; docs/contracts.md). */
export type DataLayerEvent =
  | UserInteraction
  | VideoInteraction
  | ChatbotInteraction
  | EcommerceEvent
  | PromotionEvent
  | VisitEvent
