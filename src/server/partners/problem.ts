import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { staffText, type StaffMessage, type WordOf } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { noStore } from '../http/json-http.ts'
import { RETRY_SOON } from '../http/refuse-request.ts'

/** Why the API did not do something, with the status of its answer (RFC 9457). */
export const problems = {
  invalid: 400,
  'idempotency-key-missing': 400,
  unauthorized: 401,
  'scope-missing': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-now': 409,
  'in-progress': 409,
  'too-large': 413,
  'idempotency-key-reused': 422,
  'not-to-pack': 422,
  'unknown-place': 422,
  'too-many-requests': 429,
  failed: 500,
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof problems

const fault = z.object({ path: z.string(), message: z.string().describe('in the language of the title') })
export type Fault = z.infer<typeof fault>
/** What is wrong with one value, beside what its schema says. */
export const faultText = (word: WordOf<'api_fault'>, locale: Locale, values: { name?: string } = {}): string =>
  staffText(locale, `api_fault_${word}`, values)

/** What a run answers instead of a result. */
export type ApiProblem = { problem: ProblemCode; errors?: Fault[] }

export const problemDetails = z.object({
  type: z.string().describe('urn:portage:problem: and the code'),
  title: z.string().describe('in English, or in French where Accept-Language asks for it'),
  status: z.number().int(),
  errors: z.array(fault).optional(),
})

export const problemBody = ({ problem, errors }: ApiProblem, locale: Locale): z.infer<typeof problemDetails> => ({
  type: `urn:portage:problem:${problem}`,
  title: staffText(locale, `api_problem_${problem.replaceAll('-', '_')}` as StaffMessage),
  status: problems[problem],
  ...(errors && { errors: errors.slice(0, 100) }),
})

export function sendProblem(
  response: ServerResponse,
  problem: ApiProblem,
  locale: Locale,
  headers: Record<string, string> = {},
): void {
  const body = problemBody(problem, locale)
  const bytes = Buffer.from(JSON.stringify(body))
  response
    .writeHead(body.status, {
      ...noStore,
      ...headers,
      'content-type': 'application/problem+json',
      'content-length': bytes.length,
      ...(body.status === 429 && { 'retry-after': '60' }),
      ...(body.status === 503 && RETRY_SOON),
      ...(body.status === 401 && { 'www-authenticate': 'Bearer' }),
    })
    .end(bytes)
}
