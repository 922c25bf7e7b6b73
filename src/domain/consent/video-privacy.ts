import { attributeText, attributeValue } from './attribute-text.ts'
import { privateYoutube } from './private-youtube.ts'

/**
 * The URL of an embedded video, for a visitor who has granted C0002 or not. Without it `dnt=1` is added once, other
 * parameters stay, and YouTube, which ignores `dnt`, moves to its cookieless host (acceptance 145, 147). Takes
 * `//host/…` and URLs copied from HTML with `&amp;`. A URL that loads no player (`about:`, `data:`, empty) stays as it
 * is.
 */
export function privateVideoUrl(url: string, granted: boolean): string {
  if (granted) return url
  // Browsers drop these characters from URLs, so they must not hide a host from us.
  const plain = url
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replaceAll('&amp;', '&')
  const [, scheme, host, path = '', query = '', hash = ''] = webUrl.exec(plain) ?? []
  if (host === undefined && (path === '' || anyScheme.test(plain))) return url
  const asked = {
    origin: host === undefined ? '' : `${scheme}//${host}`,
    path,
    parameters: query.slice(1).split('&').filter(Boolean),
  }
  const { origin, path: at, parameters } = host === undefined ? asked : privateYoutube(asked, host)
  return `${origin}${at}?${[...parameters.filter((parameter) => !doNotTrack.test(parameter)), 'dnt=1'].join('&')}${hash}`
}

/**
 * Embed HTML with the rule above done to the `src` (and lazy `data-src`) of every iframe in it (acceptance 66, 145).
 * Nothing else changes.
 */
export const privateEmbedHtml = <Html extends string>(html: Html, granted: boolean): Html =>
  // Only URLs change, and only within their own hosts, so sanitized HTML stays safe.
  granted ? html : (html.replace(iframeTag, (tag) => tag.replace(attribute, privateAttribute)) as Html)

const webUrl = /^(?:((?:https?:)?)\/\/([^/?#]+))?([^?#]*)(\?[^#]*)?(#.*)?$/i
const anyScheme = /^[a-z][a-z\d+.-]*:/i
const doNotTrack = /^dnt(?:=|$)/
const iframeTag = /<iframe(?=[\s/])(?:[^>"']|"[^"]*"|'[^']*')*>/gi
/**
 * One attribute with its value, quoted or bare; taken one after the other, so that no value is mistaken for an
 * attribute.
 */
const attribute = /([^\s"'<>/=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g

function privateAttribute(whole: string, name: string, equals: string, quoted: string): string {
  if (!/^(?:data-)?src$/i.test(name)) return whole
  const url = attributeValue(quoted.replace(/^["']|["']$/g, ''))
  return `${name}${equals}"${attributeText(privateVideoUrl(url, false))}"`
}
