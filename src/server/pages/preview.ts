import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { cookiesOf, privateCookie } from '../http/cookies.ts'
import { pageOfOurs, PREVIEW_COOKIE } from './exit-preview.ts'
import { isPrefetch } from '../http/prefetch.ts'
import { isPreviewLink, isPreviewSession, PREVIEW_MS, previewSession } from './preview-link.ts'

type Options = { payload(): Promise<Payload>; secure: boolean; now?(): number }

/**
 * Preview mode (acceptance 45, 46, 102). It takes a link signed by the admin to enter, and at every page both the
 * cookie set then and the session of a member of the staff who may read drafts: a copied URL or cookie alone does
 * nothing.
 */
export function preview({ payload, secure, now = Date.now }: Options) {
  const editorOf = async (request: IncomingMessage): Promise<number | string | undefined> => {
    const token = cookiesOf(request)['payload-token']
    if (!token) return undefined
    // As a token, which counts wherever the link is followed from: on HTTPS Payload refuses a cookie without an origin.
    const { user } = await (await payload()).auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
    return user && allowed(roleOf(user), 'pages', 'read') ? user.id : undefined
  }

  return {
    /**
     * `GET /api/preview?to=…`: sets the cookie for an editor with a good link, for all others just leads to the page.
     */
    enter: async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
      const headers = {
        location: pageOfOurs(url.searchParams.get('to')),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      }
      const { secret } = await payload()
      const editor =
        request.method === 'GET' && !isPrefetch(request) && isPreviewLink(url.searchParams, secret, now())
          ? await editorOf(request)
          : undefined
      const cookie =
        editor === undefined
          ? undefined
          : privateCookie(PREVIEW_COOKIE, previewSession(secret, editor, now()), {
              maxAgeSeconds: PREVIEW_MS / 1000,
              secure,
            })
      response.writeHead(302, { ...headers, ...(cookie && { 'set-cookie': cookie }) }).end()
    },

    /** Is the request one of an editor in preview mode? Costs nothing for shoppers, who have no such cookie. */
    isOn: async (request: IncomingMessage): Promise<boolean> => {
      if (!mayPreview(request)) return false
      const editor = await editorOf(request)
      return (
        editor !== undefined &&
        isPreviewSession(cookiesOf(request)[PREVIEW_COOKIE], (await payload()).secret, editor, now())
      )
    },
  }
}

/** Whether the request has a preview cookie, valid or not: then no cached page is sent before it is verified. */
export const mayPreview = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie?.includes(`${PREVIEW_COOKIE}=`) === true
