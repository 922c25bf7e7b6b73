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

/** Whether a key may be used at a time (milliseconds since 1970): it is on, and not over. */
export const isUsable = ({ active, expiresAt }: { active: boolean; expiresAt?: number | undefined }, now: number) =>
  active && (expiresAt === undefined || now < expiresAt)
