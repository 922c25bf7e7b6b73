import { isoInstant, type Instant } from '../time.ts'

/** Days that a cart of nobody's account is stored after its last change, and with it a link to pay what is in it. */
export const GUEST_CART_DAYS = 180
const DAY_MS = 86_400_000

/** Until when a cart is there that was changed last at an instant. */
export const guestCartUntil = (changed: Instant): string => isoInstant(changed + GUEST_CART_DAYS * DAY_MS)
