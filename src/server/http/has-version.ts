import type { IncomingMessage } from 'node:http'

/**
 * Whether a client has this version already: its tag is one of those that it names, or it names any (`*`). A weak tag
 * counts as the strong one, as a proxy that compresses makes of it (RFC 9110, sections 8.8.3.2 and 13.1.2).
 */
export function hasVersion({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const named = headers['if-none-match']?.split(',').map((each) => strong(each.trim())) ?? []
  return named.includes('*') || named.includes(strong(etag))
}

const strong = (etag: string): string => etag.replace(/^W\//, '')
