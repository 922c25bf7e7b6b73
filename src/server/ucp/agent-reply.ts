import type { Locale } from '../../domain/locale.ts'
import { messageOf, type Problem, type ProblemWord } from '../../domain/ucp/problem.ts'
import { endpointOf, type UcpVersion } from '../../domain/ucp/version.ts'
import { problemText } from './agent-words.ts'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

/** What the first version answers with; what is not here is a bad request. */
const firstStatus: Partial<Record<ProblemWord, number>> = {
  'unknown-session': 404,
  'unknown-cart': 404,
  'unknown-order': 404,
  'not-open': 409,
  'by-hand': 409,
  changed: 409,
  declined: 402,
  'payment-unavailable': 503,
  'day-limit': 429,
}

type Refused = {
  version: UcpVersion
  siteUrl: string
  locale: Locale
  problems: readonly Problem[]
  /** The checkout, where there is one. */
  view?: Record<string, unknown>
}

/**
 * A refusal in the error model of a version: the first one answers by a status and a sentence; later ones answer that
 * the request was understood, and say in messages what came of it.
 */
export function refusal({ version, siteUrl, locale, problems, view }: Refused): Reply {
  const messages = problems.map((problem) => messageOf(version, problem, (one) => problemText(one, locale)))
  const [first] = problems
  if (version === '2026-01-11') {
    const errors = messages.filter(({ type }) => type === 'error')
    return {
      status: (first && firstStatus[first.word]) ?? 400,
      body: { code: first?.code ?? 'invalid', detail: errors.map(({ content }) => content).join(' '), messages },
    }
  }
  return {
    status: first?.word === 'day-limit' ? 429 : 200,
    body: view
      ? { ...view, messages: [...(Array.isArray(view.messages) ? (view.messages as unknown[]) : []), ...messages] }
      : { ucp: { version, status: 'error' }, messages, continue_url: `${siteUrl}/${locale}` },
  }
}

/** What is asked for by its id is not there, or not this agent's. */
export const unknown = (
  { agent: { version }, siteUrl, locale }: Pick<Refused, 'siteUrl' | 'locale'> & { agent: { version: UcpVersion } },
  word: ProblemWord,
): Reply => refusal({ version, siteUrl, locale, problems: [{ code: 'not_found', word, severity: 'unrecoverable' }] })

/** A request that the protocol cannot read, whatever it asks for. */
export const protocolError = (status: number, code: string, content: string): Reply => ({
  status,
  body: { code, content, detail: content },
})

export const supportedText = (siteUrl: string, versions: readonly UcpVersion[]): string =>
  versions.map((version) => `${version} (${endpointOf(siteUrl, version)})`).join(', ')
