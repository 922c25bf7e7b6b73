import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { HANDLER_PATH, handlerSchema, profileOf } from '../../domain/ucp/profile.ts'
import { offersLinking, type AgentTerms } from '../../domain/ucp/agent-terms.ts'
import {
  RESOURCE_METADATA,
  resourceMetadata,
  SERVER_METADATA,
  serverMetadata,
} from '../../domain/ucp/identity-linking.ts'
import { profileUrlOf, ucpVersions } from '../../domain/ucp/version.ts'
import { refuse } from '../http/refuse-request.ts'
import type { Gateway } from '../payments/gateway.ts'
import { paymentHandler } from '../payments/payment-setup.ts'
import { signingKey } from './signing-key.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const hasLinking = (terms: AgentTerms): boolean => terms.isOn && offersLinking(terms)

/**
 * What agents read before they shop: the profile of each version, how to pay, and how accounts are linked. There are
 * none while it is off.
 */
export function profileEndpoints(
  payload: () => Promise<Payload>,
  settings: { agents(): Promise<AgentTerms> },
  gateway: Gateway,
  siteUrl: string,
): Record<string, Handler> {
  const handler = paymentHandler(gateway)
  const document =
    (make: (secret: string, terms: AgentTerms) => object, isThere = ({ isOn }: AgentTerms) => isOn): Handler =>
    async (request, response) => {
      const terms = await settings.agents()
      if (!isThere(terms)) return refuse(request, response, 404)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return void response.writeHead(405, { allow: 'GET' }).end()
      const text = JSON.stringify(make((await payload()).secret, terms))
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      })
      response.end(request.method === 'HEAD' ? undefined : text)
    }
  return {
    ...Object.fromEntries(
      ucpVersions.map((version) => [
        new URL(profileUrlOf(siteUrl, version)).pathname,
        document((secret, terms) =>
          profileOf(version, {
            siteUrl,
            handler,
            keys: [signingKey(secret).publicKey],
            hasLinking: offersLinking(terms),
          }),
        ),
      ]),
    ),
    [SERVER_METADATA]: document(() => serverMetadata(siteUrl), hasLinking),
    [RESOURCE_METADATA]: document(() => resourceMetadata(siteUrl), hasLinking),
    [HANDLER_PATH]: document(() => handlerSchema(siteUrl, handler)),
  }
}
