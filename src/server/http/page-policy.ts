import { createHash } from 'node:crypto'
import { noSites, type AllowedSites } from '../../domain/consent/third-parties.ts'
import { formHosts, frameHosts, videoHosts } from '../../domain/content/embed-hosts.ts'
import { replaceScripts } from './page-scripts.ts'

/** How the renderer names the mark of its own scripts to the server; browsers never get it. */
export const NONCE_HEADER = 'x-portage-script-nonce'

/** As the renderer writes it into a tag. */
export const nonceMark = (nonce: string): string => ` nonce="${nonce}"`

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`).join(' ')

const shopPolicy = ({ pictures, connections, frames }: AllowedSites) =>
  `default-src 'self'; img-src ${["'self' data:", ...pictures].join(' ')}; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src ${["'self'", ...connections].join(' ')}; frame-src ${[hosts([...videoHosts, ...frameHosts]), ...frames].join(' ')}; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self' ${hosts(formHosts)}`

/**
 * A page, and a policy that lets exactly the inline scripts of its frame run, by hash: it can be cached and compressed
 * with the page. The frame's scripts carry the nonce of this rendering, which is taken off: a script that got into the
 * page by words of editors or shoppers cannot know it, and stays dead. Other sites' scripts are allowed only where the
 * operator has set them (acceptance 121).
 */
export function withPolicy(
  html: string,
  { nonce, sites = noSites }: { nonce?: string | null; sites?: AllowedSites } = {},
): { html: string; policy: string } {
  const hashes = new Set<string>()
  const mark = nonceMark(nonce ?? '')
  const unmarked = nonce
    ? replaceScripts(html, (attributes, code) => {
        if (!attributes.includes(mark)) return undefined
        if (!/\ssrc=/.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
        return `<script${attributes.replace(mark, '')}>${code}</script>`
      })
    : html
  return {
    html: nonce ? unmarked.replaceAll(mark, '') : unmarked,
    policy: `${shopPolicy(sites)}; script-src ${["'self'", ...sites.scripts, ...hashes].join(' ')}`,
  }
}
