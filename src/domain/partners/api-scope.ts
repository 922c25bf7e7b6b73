import { shopDay } from '../shop-day.ts'
import type { Day, Instant } from '../time.ts'

/** What a key of the partner API may do. */
export const apiScopes = [
  'read:products',
  'read:stock',
  'write:stock',
  'read:orders',
  'write:fulfilments',
  'read:customers',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** Where the API is; everything below it needs a key, except its description. */
export const PARTNER_API = '/api/v1/'

/** Whether a key may be used at an instant (UTC milliseconds): it is on, and its last day is not over in the shop. */
export const isUsable = ({ active, lastDay }: { active: boolean; lastDay?: Day | undefined }, now: Instant): boolean =>
  active && (lastDay === undefined || shopDay(now) <= lastDay)
