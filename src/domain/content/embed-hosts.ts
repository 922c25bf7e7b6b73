/**
 * The other sites whose content editors may put on a page (acceptance 67, 100, 101). The gate
 * (src/server/pages/safe-html.ts) drops what comes from elsewhere, and the pages' Content-Security-Policy forbids it
 * once more. Hosts are exact; all are asked by https.
 */
export const videoHosts: readonly string[] = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']

/** Other sites that may show something in a frame. Videos wait for play, with the shopper's consent: not here. */
export const frameHosts: readonly string[] = [
  'www.google.com',
  'www.openstreetmap.org',
  'open.spotify.com',
  'docs.google.com',
  'calendar.google.com',
]

/** Sites that a form on a page may be sent to. */
export const formHosts: readonly string[] = ['formspree.io', 'docs.google.com', 'portage.us21.list-manage.com']

/**
 * What an embedded frame may do: run its own scripts, use its own storage, go full screen, and open links in a new
 * window. It may not navigate this window, download, or open dialogs.
 */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-presentation allow-popups allow-popups-to-escape-sandbox'

/**
 * The address if it is a https one of a listed host, otherwise undefined. Stricter than browsers, so that both can
 * only read it the same way: no credentials, port, backslash, blank or control character. `//host/…` counts as https.
 */
export function addressOn(hosts: readonly string[], url: string): string | undefined {
  const address = url.trim().replace(/^\/\//, 'https://')
  const [, host] = /^https:\/\/([a-z\d.-]+)(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i.exec(address) ?? []
  return host !== undefined && hosts.includes(host.toLowerCase()) ? address : undefined
}

/** Whether the text is an address of a site of videos, also one whose player cannot be framed (`vimeo.com`). */
export const isVideoAddress = (url: string): boolean =>
  /^(?:https?:)?\/\/(?:[^/?#]*@)?(?:[\w-]+\.)*(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\.?(?::\d*)?(?:[/?#]|$)/i.test(
    url.trim(),
  )
