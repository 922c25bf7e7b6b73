import type { AfterErrorHook, PayloadRequest, SanitizedConfig } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { isDiskFull } from '../database/is-away.ts'
import { changeHandlers } from './change-handlers.ts'

/** What the parsers of forms, and of the JSON in them, say of malformed input. */
const refusals =
  /^(Unexpected end of (form|file)|Request is not eligible for file upload|Multipart: Boundary not found|Malformed (part header|content type|urlencoded form)|Unsupported content type|Missing Content-Type|Part terminated early)/i

/** What Payload says, in English to everybody, of a link to a new password that was used or is too old. */
const ENDED_LINK = 'Token is either invalid or has expired.'

export const refuseEndedLink: AfterErrorHook = ({ error, req }) =>
  error.message === ENDED_LINK
    ? { status: 403, response: { errors: [{ message: staffText(localeOf(req), 'refusal_link_ended') }] } }
    : undefined

/** Payload calls it a failure of its own, and says nothing of it. */
export const refuseWithoutRoom: AfterErrorHook = ({ error, req }) =>
  isDiskFull(error)
    ? { status: 503, response: { errors: [{ message: staffText(localeOf(req), 'refusal_disk_full') }] } }
    : undefined

const unreadable = (req: PayloadRequest) => ({
  errors: [{ message: staffText(localeOf(req), 'refusal_unreadable') }],
})

/** What a client sent broken is the client's mistake (400); Payload calls it a failure of its own (500). */
export const refuseUnreadable: AfterErrorHook = ({ error, req }) => {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '')
  const isBroken = refusals.test(error.message) || (isForm && error instanceof SyntaxError)
  return isBroken ? { status: 400, response: unreadable(req) } : undefined
}

/**
 * A list that is asked for by a filter, or from a place, that is none is refused before it is looked for: with some of
 * them Payload fails (500), and with others each database finds something else.
 */
export function withReadableQueries(config: SanitizedConfig): SanitizedConfig {
  changeHandlers(
    [...config.collections, ...config.globals],
    ({ handler }) =>
      (req) =>
        isReadable(req.query ?? {}) ? handler(req) : Response.json(unreadable(req), { status: 400 }),
  )
  return config
}

type Query = PayloadRequest['query']

const isReadable = ({ where, page, limit }: Query): boolean =>
  (!where || isFilter(where)) && [page, limit].every((number) => number === undefined || isCount(number))

const isCount = (given: unknown): boolean =>
  typeof given === 'string' && /^\d*$/.test(given) && Number.isSafeInteger(Number(given))

/** Fields with their operators; Payload says itself which of them it does not know. */
const isFilter = (given: unknown): boolean =>
  isGroup(given) &&
  Object.entries(given).every(([name, value]) =>
    /^(and|or)$/i.test(name)
      ? isGroup(value) && Object.values(value).every(isFilter)
      : isGroup(value) && Object.values(value).every(isOperand),
  )

/** A text, several, or a document of one of several collections. */
const isOperand = (given: unknown): boolean =>
  Array.isArray(given) ? given.every(isOperand) : !isGroup(given) || 'relationTo' in given

const isGroup = (given: unknown): given is object => typeof given === 'object' && given !== null
