import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { SafeHtml } from '../domain/content/slice.ts'
import type { Locale } from '../domain/locale.ts'
import { localeHref } from '../domain/navigation/locale-href.ts'

const inlineTags = ['a', 'b', 'strong', 'i', 'em', 'br', 'sup', 'sub', 'code']
const richTags = [...inlineTags, 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * The one gate between what editors write and what shoppers' browsers run (acceptance 62, 101): no scripts, handlers,
 * styles or odd schemes; links of the shop get the language in front.
 */
export const richText = (markdown: string, locale: Locale): SafeHtml => clean(marked.parse(markdown, { async: false, gfm: true }), locale, richTags)

/** One line of text, such as a caption: emphasis and links only. */
export const inlineText = (markdown: string, locale: Locale): SafeHtml => clean(marked.parseInline(markdown, { async: false, gfm: true }), locale, inlineTags)

function clean(html: string, locale: Locale, allowedTags: string[]): SafeHtml {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: localeHref(locale, href), ...(/^https?:/.test(href) && { rel: 'noopener' }) } }),
      // The page's title is its only h1.
      h1: 'h2',
      th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
    },
  }) as SafeHtml
}
