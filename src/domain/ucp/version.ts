/** The versions of the protocol that are spoken, the newest first: each has its own address and its own words. */
export const ucpVersions = ['2026-04-08', '2026-01-11'] as const
export type UcpVersion = (typeof ucpVersions)[number]

/** The version of the profile at the well-known address. */
export const currentVersion: UcpVersion = ucpVersions[0]

export const isUcpVersion = (text: unknown): text is UcpVersion => ucpVersions.some((version) => version === text)

/** Where everything of the protocol is but its first profile. */
export const UCP_PATH = '/ucp/'
/** The profile that agents look for first. */
export const UCP_PROFILE = '/.well-known/ucp'

/** Below a version: its operations as tools. */
export const MCP_PATH = 'mcp'

/** Where a version's operations are. */
export const endpointOf = (siteUrl: string, version: UcpVersion): string => `${siteUrl}${UCP_PATH}${version}`

/** The profile of a version: the current one has the well-known address, older ones their own. */
export const profileUrlOf = (siteUrl: string, version: UcpVersion): string =>
  version === currentVersion ? `${siteUrl}${UCP_PROFILE}` : `${endpointOf(siteUrl, version)}${UCP_PROFILE}`
