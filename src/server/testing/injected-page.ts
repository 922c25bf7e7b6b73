import { NONCE_HEADER, nonceMark } from '../http/page-policy.ts'
import { rendered } from '../pages/send-rendered.ts'
import { noSites } from '../../domain/consent/third-parties.ts'

const NONCE = 'of-this-rendering'

/**
 * A page of the shop as its server would send it, had the renderer let words of a stranger through as HTML: its scripts
 * get the mark of a rendering again, the words are in the page before its policy is made, and the server makes it.
 */
export async function injectedPage(
  sent: string,
  words: string,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const html = sent
    .replace(/^<!doctype html>/i, '')
    .replaceAll(/<script(?=[\s>])/g, `<script${nonceMark(NONCE)}`)
    .replace('</main>', () => `${words}</main>`)
  const answer = new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', [NONCE_HEADER]: NONCE },
  })
  const { body, ...page } = await rendered({ answer, page: undefined }, { sites: noSites, isLate: false })
  return { ...page, body: body.toString('utf8') }
}
