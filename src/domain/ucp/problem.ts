import type { Cents } from '../money.ts'
import type { PromoRefusal } from '../promo/promo.ts'
import type { UcpVersion } from './version.ts'

/** What is said of it, in words of the buyer's language. */
export const problemWords = [
  'unknown-item',
  'needs-variant',
  'not-for-agents',
  'sold-out',
  'not-enough',
  'too-many-units',
  'too-many-lines',
  'no-items',
  'email-missing',
  'email-invalid',
  'phone-missing',
  'phone-invalid',
  'name-missing',
  'destination-missing',
  'destination-invalid',
  'other-province',
  'not-in-canada',
  'no-pickup',
  'unknown-store',
  'one-way',
  'option-unknown',
  'code-refused',
  'one-code',
  'handler-unknown',
  'token-invalid',
  'declined',
  'payment-unavailable',
  'bank',
  'changed',
  'not-open',
  'by-hand',
  'unknown-session',
  'unknown-cart',
  'unknown-order',
  'day-limit',
  'too-many-codes',
  'link-account',
  'identity-required',
  'insufficient-scope',
] as const
export type ProblemWord = (typeof problemWords)[number]

/** Who resolves it: the agent by another request, the buyer on the shop's pages, or nobody. */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

/** `reason`, `minimum`: of a discount code that may not be used. */
export type ProblemValues = { item?: string; count?: number; code?: string; reason?: PromoRefusal; minimum?: Cents }

/** What keeps a checkout from its order, or is to be known of it; `path` is where, as JSONPath (RFC 9535). */
export type Problem = {
  /** The protocol's own code, where it has one. */
  code: string
  word: ProblemWord
  /** Neither a warning nor a hint keeps anything from going on. */
  severity: Severity | 'warning' | 'info'
  path?: string
  values?: ProblemValues
}

/** A message as agents read it. */
export type UcpMessage =
  | { type: 'error'; code: string; path?: string; content: string; severity: Severity }
  | { type: 'warning' | 'info'; code: string; path?: string; content: string }

export type WordsOf = (problem: Problem) => string

/** The first version knows no end but the buyer's. */
const severityIn = (version: UcpVersion, severity: Severity): Severity =>
  version === '2026-01-11' && severity === 'unrecoverable' ? 'requires_buyer_input' : severity

export function messageOf(version: UcpVersion, problem: Problem, wordsOf: WordsOf): UcpMessage {
  const { code, severity, path } = problem
  const said = { code, ...(path && { path }), content: wordsOf(problem) }
  return severity === 'warning' || severity === 'info'
    ? { type: severity, ...said }
    : { type: 'error', ...said, severity: severityIn(version, severity) }
}
