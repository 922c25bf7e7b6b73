import type { SanitizedConfig } from 'payload'

/** How many rows a list begins with: Payload's ten leave half of a screen empty. */
const ROWS = 25

/** Each list keeps the number that its reader chose under it; this is the one before any choice. */
export function withRowsOfLists(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) admin.pagination = { ...admin.pagination, defaultLimit: ROWS }
  return config
}
