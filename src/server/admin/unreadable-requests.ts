import type { AfterErrorHook, PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'

/** What the parsers of forms, and of the JSON in them, say of malformed input. */
const refusals =
  /^(Unexpected end of (form|file)|Request is not eligible for file upload|Multipart: Boundary not found|Malformed (part header|content type|urlencoded form)|Unsupported content type|Missing Content-Type|Part terminated early)/i

/** What Payload says, in English to everybody, of a link to a new password that was used or is too old. */
const ENDED_LINK = 'Token is either invalid or has expired.'

export const refuseEndedLink: AfterErrorHook = ({ error, req }) =>
  error.message === ENDED_LINK
    ? { status: 403, response: { errors: [{ message: staffText(localeOf(req), 'refusal_link_ended') }] } }
    : undefined

/** What a database says of a list that was asked for from a place, or in a number, that is none. */
const isOfNoPage = (error: Error, { searchParams }: Pick<PayloadRequest, 'searchParams'>): boolean =>
  !('status' in error) &&
  ['page', 'limit'].some((name) => {
    const number = Number(searchParams?.get(name) ?? 0)
    return !Number.isSafeInteger(number) || number < 0
  })

/** What a client sent broken is the client's mistake (400); Payload calls it a failure of its own (500). */
export const refuseUnreadable: AfterErrorHook = ({ error, req }) => {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '')
  const isBroken = refusals.test(error.message) || (isForm && error instanceof SyntaxError) || isOfNoPage(error, req)
  return isBroken
    ? { status: 400, response: { errors: [{ message: staffText(localeOf(req), 'refusal_unreadable') }] } }
    : undefined
}
