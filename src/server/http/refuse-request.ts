import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './json-http.ts'
import { UCP_PATH } from '../../domain/ucp/version.ts'
import { refuseAgentFor } from '../ucp/refuse-agent.ts'
import { SEARCH_API } from '../search/search-api.ts'

/** What is said of a request that nothing answers, to people of both languages: there is no page that knows theirs. */
export const refusals = {
  400: 'This address is not well formed. / Cette adresse est mal formée.',
  403: 'This does not come from a page of this site. / Ceci ne vient pas d’une page de ce site.',
  404: 'Not found. / Introuvable.',
  429: 'Too many requests. Please wait a minute. / Trop de requêtes. Veuillez patienter une minute.',
  500: 'Something went wrong. / Une erreur est survenue.',
  503: 'The admin is still being built. This page tries again in a few seconds. / L’administration est en cours de préparation. Cette page réessaie dans quelques secondes.',
} as const

/** While the database is away: crawlers and readers of feeds come again for it. */
export const RETRY_SOON = { 'retry-after': '10' } as const
export const UNAVAILABLE =
  'The shop can’t answer right now. Please try again in a few seconds. / La boutique ne peut pas répondre pour l’instant. Veuillez réessayer dans quelques secondes.'

/**
 * Ends a request before it gets to anything that would answer it: as text, or to whoever speaks the search protocol or
 * that of shopping agents in the shape of its errors.
 */
export function refuse(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  response: ServerResponse,
  status: keyof typeof refusals,
  words: string = refusals[status],
): void {
  const { url = '' } = request
  if (status === 429) response.setHeader('retry-after', '60')
  if (url.startsWith(SEARCH_API)) return sendJson(response, status, { message: words, status })
  if (url.startsWith(UCP_PATH)) return refuseAgentFor(request, response, status)
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(words)
}
