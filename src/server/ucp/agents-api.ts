import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUcpVersion, MCP_PATH, UCP_PATH, ucpVersions } from '../../domain/ucp/version.ts'
import { linkPaths } from '../../domain/ucp/identity-linking.ts'
import { refuse } from '../http/refuse-request.ts'
import { requestLocale } from '../http/request-locale.ts'
import { supportedText } from './agent-reply.ts'
import type { AgentRequestParts } from './agent-request.ts'
import type { LinkServer } from './link-server.ts'
import { answerMcp } from './mcp-binding.ts'
import { operationsOf, type OperationParts } from './operations.ts'
import { refusalText } from './refusal-words.ts'
import { refuseAgent } from './refuse-agent.ts'
import { answerRest } from './rest-binding.ts'

export type AgentsApiParts = OperationParts & AgentRequestParts & { linking: Pick<LinkServer, 'answer'> }

/**
 * `/ucp/{version}/…`: what agents ask for, by REST or MCP, and the tokens of those that customers linked. Nobody is there
 * while a merchant has it off.
 */
export function agentsApi(parts: AgentsApiParts) {
  const operations = new Map(ucpVersions.map((version) => [version, operationsOf(parts, version)]))
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!(await parts.settings.agents()).isOn) return refuse(request, response, 404)
    if (url.pathname === linkPaths.token || url.pathname === linkPaths.revoke)
      return parts.linking.answer(request, response)
    const [version, ...path] = url.pathname.slice(UCP_PATH.length).split('/')
    if (!isUcpVersion(version))
      return /^\d{4}-\d{2}-\d{2}$/.test(version ?? '')
        ? refuseAgent(request, response, unspoken(version ?? '', request, parts.siteUrl))
        : refuse(request, response, 404)
    echo(request, response)
    const own = operations.get(version) ?? []
    return path.join('/') === MCP_PATH && version !== '2026-01-11'
      ? answerMcp(parts, own, { request, response, url, version })
      : answerRest(parts, own, { request, response, url, version, path })
  }
}

/** Of a version that the shop does not speak: those that it does. */
const unspoken = (name: string, request: IncomingMessage, siteUrl: string) => ({
  status: 422,
  code: 'version_unsupported',
  content: refusalText('version', requestLocale(request), { name, others: supportedText(siteUrl, ucpVersions) }),
})

/** Agents find their request again by the id that they gave it. */
function echo({ headers }: IncomingMessage, response: ServerResponse): void {
  const id = headers['request-id']
  if (typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id)) response.setHeader('request-id', id)
}
