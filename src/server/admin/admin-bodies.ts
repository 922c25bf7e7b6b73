import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { noStore } from '../http/json-http.ts'
import { ADDRESS_HEADER } from '../http/network.ts'
import { admitFollowedLink, isStaff } from './staff-session.ts'

type Admin = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Bytes that anybody may send: to sign in, and to ask for a new password. */
const LARGEST_OF_ANYBODY = 128 * 1024
/** Bytes of a file of the staff; a video may be as large, a picture less (picture-guard.ts). */
export const LARGEST_FILE = 60_000_000
/** Bytes of a request of the staff: of the largest file, and of the form around it. */
export const LARGEST_OF_STAFF = LARGEST_FILE + 4_000_000

const noLength = 'The length of the request is missing. / La longueur de la requête est absente.'
export const fileTooLarge = `This file is larger than ${LARGEST_FILE / 1_000_000} MB. / Ce fichier dépasse ${LARGEST_FILE / 1_000_000} Mo.`
const noForm = 'This page takes no form. / Cette page n’accepte aucun formulaire.'
const signIn = 'Please sign in. / Veuillez vous connecter.'
const tooLarge = 'The request is too large. / La requête est trop volumineuse.'

/**
 * The admin behind a limit on request bodies: Payload reads every body whole before it checks the user, and several
 * large ones at once would fill the memory. Next reads more than that: what calls its functions is made into objects
 * before any of them can ask for the user, and fails (500) where it is malformed; and a page is rendered for whatever
 * is sent to it. So only staff call them, and no page takes a form, which would call one without JavaScript. The
 * refusal has Payload's own format.
 */
export const adminBodies =
  (payload: () => Promise<Payload>, addressOf: (request: IncomingMessage) => string, admin: Admin): Admin =>
  async (request, response) => {
    request.headers[ADDRESS_HEADER] = addressOf(request)
    admitFollowedLink(request)
    const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers
    // Browsers say how long it is; a stream of unknown length has no limit.
    if (encoding !== undefined) return refuse(response, 411, noLength)
    const bytes = Number(length)
    if (isWriteToPage(request)) return refuse(response, 405, noForm, { allow: 'GET, HEAD' })
    const isCall = callsFunction(request)
    if ((isCall || bytes > LARGEST_OF_ANYBODY) && !(await isStaff(await payload(), request)))
      return isCall ? refuse(response, 401, signIn) : refuse(response, 413, tooLarge)
    if (bytes > LARGEST_OF_STAFF) return refuse(response, 413, fileTooLarge)
    return admin(request, response)
  }

/** By its name, in a header of Next's own. */
const callsFunction = ({ headers }: IncomingMessage): boolean => headers['next-action'] !== undefined

const isWriteToPage = (request: IncomingMessage): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '') &&
  !callsFunction(request) &&
  !request.url?.startsWith('/admin/api/')

/**
 * The connection stays open, and what comes is thrown away: a browser shows no answer before it has sent everything.
 */
const refuse = (response: ServerResponse, status: number, message: string, headers = {}): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...noStore, ...headers })
    .end(JSON.stringify({ errors: [{ message }] }))
