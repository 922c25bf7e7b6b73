/** Why words were refused. */
export type TextProblem = 'too-long' | 'link' | 'markup'

/**
 * A link, an address or a site: `https://…`, `www.…`, `name@host`, `shop.example/…`. A sentence that lacks the space
 * after its full stop is none: what follows the dot must be a usual ending of sites.
 */
const LINK = /https?:|\bwww\.|\S@\S+\.\S/iu
const ENDINGS = 'com|ca|net|org|info|biz|shop|store|io|co|fr|ru|cn|xyz|top'
/** “super.Ca tient chaud” begins a sentence. */
const SITE = new RegExp(`\\b[\\w-]+\\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})\\b`, 'u')
const MARKUP = /<\/?[a-z!]|&#?\w+;|\[\/?(?:url|b|i)\b/iu

/** Why words of a shopper are refused: `most` is how many characters they may have. */
export function textProblem(text: string, most: number): TextProblem | undefined {
  if (text.length > most) return 'too-long'
  if (MARKUP.test(text)) return 'markup'
  return LINK.test(text) || SITE.test(text) ? 'link' : undefined
}

/** What somebody typed, without control characters and surplus spaces; lines stay. */
export const plainText = (typed: unknown): string =>
  typeof typed === 'string'
    ? typed
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{C}\n]/gu, '')
        .replaceAll(/[^\S\n\u00a0\u202f]+/gu, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : ''
