/**
 * The application at hosted Algolia that answers instead of the engine inside. Both are public: every page contains
 * them.
 */
export type HostedSearch = { appId: string; searchKey: string }

/** Names the shop to the provider, as its own clients name themselves. */
const AGENT = 'Portage (1.0)'

/** Where to ask: under `/api/search` of this site, or at hosted Algolia. The same protocol behind both. */
export const searchUrl = (hosted: HostedSearch | undefined): string =>
  hosted
    ? `https://${hosted.appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries${credentials(hosted)}`
    : '/api/search/1/indexes/*/queries'

/** Where to send click and purchase events. */
export const insightsUrl = (hosted: HostedSearch | undefined): string =>
  hosted ? `https://insights.algolia.io/1/events${credentials(hosted)}` : '/api/search/1/events'

/** The hosts of both, for the policy of what a page may connect to. */
export const searchHosts = (hosted: HostedSearch | undefined): string[] =>
  hosted ? [searchUrl(hosted), insightsUrl(hosted)].flatMap((url) => /^https:\/\/[^/]+/.exec(url) ?? []) : []

/** In the address, as Algolia's own browser client does: headers would cost a question ahead of each request. */
const credentials = ({ appId, searchKey }: HostedSearch): string =>
  `?${[
    ['x-algolia-agent', AGENT],
    ['x-algolia-application-id', appId],
    ['x-algolia-api-key', searchKey],
  ]
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
