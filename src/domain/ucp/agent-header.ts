/**
 * Which agent sends a request, as the header `UCP-Agent` says: the address of the agent's profile, and in older agents
 * a version.
 */
export type AgentHeader = { profile: string; version?: string }

const LONGEST = 300

/**
 * Reads `profile="https://…"; version="…"` (a dictionary of RFC 8941, its members parted by commas or, as older agents
 * send them, by semicolons). Undefined where it names no profile.
 */
export function readAgentHeader(header: unknown): AgentHeader | undefined {
  if (typeof header !== 'string' || header.length > 2 * LONGEST) return undefined
  const [profile, version] = [valueOf(header, 'profile'), valueOf(header, 'version')]
  if (!profile || profile.length > LONGEST) return undefined
  return { profile, ...(version && { version }) }
}

const valueOf = (header: string, name: string): string | undefined =>
  new RegExp(String.raw`(?:^|[,;])\s*${name}\s*=\s*"([^"\\\u0000-\u001f]*)"`).exec(header)?.[1]
