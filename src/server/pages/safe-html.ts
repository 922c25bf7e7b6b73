import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { addressOn, formHosts, FRAME_SANDBOX, videoHosts } from '../../domain/content/embed-hosts.ts'
import { playerUrl } from '../../domain/content/player-url.ts'
import type { SafeHtml } from '../../domain/content/slice.ts'
import type { Locale } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'

/**
 * The one gate between what editors write and what shoppers' browsers run (acceptance 100, 101): an allow-list per
 * kind, over sanitize-html. No kind lets scripts, handlers, styles, names of the document or odd schemes through.
 */

const inlineTags = ['a', 'b', 'strong', 'i', 'em', 'br', 'sup', 'sub', 'code']
const richTags = [
  ...inlineTags,
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
const controls = ['form', 'label', 'input', 'select', 'optgroup', 'option', 'textarea', 'button', 'fieldset', 'legend']
/** Elements whose words are not for readers. */
const silent = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'title',
  'svg',
  'math',
]

/**
 * Kind “rich”: the text of a page, in Markdown; links of the shop get the language in front (acceptance 62).
 * @param anchored gives the headings their ids (`headingAnchors` of the domain)
 */
export const richText = (markdown: string, locale: Locale, anchored?: (html: string) => string): SafeHtml =>
  text(marked.parse(markdown, { async: false, gfm: true }), locale, richTags, anchored)

/** Kind “inline”: one line of text, such as a caption: emphasis and links only. */
export const inlineText = (markdown: string, locale: Locale): SafeHtml =>
  text(marked.parseInline(markdown, { async: false, gfm: true }), locale, inlineTags)

/** The player in a video site's HTML and the address it is loaded from; undefined for a site that is not listed. */
export function videoEmbed(html: string, title: string, locale: Locale): { html: SafeHtml; url: string } | undefined {
  const player = embedHtml(html, title, locale)
  const [, src] = /<iframe src="([^"]+)"/.exec(player ?? '') ?? []
  return player && src ? { html: player, url: src.replaceAll('&amp;', '&') } : undefined
}

/**
 * Kind “embed”: the players in the HTML that a video site gives for its videos, in a sandbox and under a name;
 * undefined where there is none.
 */
export function embedHtml(html: string, title: string, locale: Locale): SafeHtml | undefined {
  const cleaned = clean(html, {
    allowedTags: ['iframe'],
    allowedAttributes: {
      iframe: ['src', 'title', 'width', 'height', 'sandbox', 'allow', 'allowfullscreen', 'referrerpolicy'],
    },
    nonTextTags: [...silent, 'iframe'],
    // Words beside the player, such as a link to the video's site, would be unwanted text.
    textFilter: () => '',
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
    transformTags: {
      iframe: (tagName, { src = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          src: playable(src, locale),
          title,
          ...(/^\d+$/.test(width) && { width }),
          ...(/^\d+$/.test(height) && { height }),
          sandbox: FRAME_SANDBOX,
          allow: 'autoplay; fullscreen; picture-in-picture',
          allowfullscreen: '',
          referrerpolicy: 'strict-origin-when-cross-origin',
        },
      }),
    },
  })
  return cleaned.includes('<iframe') ? cleaned : undefined
}

/** Kind “form”: controls, and where they are sent to if that is a listed host; undefined where no form is left. */
export function formHtml(html: string): SafeHtml | undefined {
  const common = ['type', 'name', 'value', 'id', 'required', 'disabled', 'autocomplete']
  const cleaned = clean(html, {
    allowedTags: [...controls, ...inlineTags, 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'div', 'span'],
    allowedAttributes: {
      form: ['action', 'method', 'target', 'rel'],
      label: ['for'],
      input: [...common, 'placeholder', 'checked', 'min', 'max', 'step', 'minlength', 'maxlength', 'pattern', 'size'],
      select: [...common, 'multiple', 'size'],
      optgroup: ['label'],
      option: ['value', 'selected', 'disabled'],
      textarea: [...common, 'placeholder', 'rows', 'cols', 'minlength', 'maxlength'],
      button: ['type', 'name', 'value', 'disabled'],
      a: ['href', 'rel', 'target'],
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'form' && !attribs.action) || (tag === 'input' && /^(password|file|image)$/i.test(attribs.type ?? '')),
    transformTags: {
      form: (tagName, { action = '', method = '' }) => ({
        tagName,
        attribs: {
          action: addressOn(formHosts, action) ?? '',
          method: method.toLowerCase() === 'post' ? 'post' : 'get',
          target: '_blank',
          rel: 'noopener',
        },
      }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href, target: '_blank', rel: 'noopener' } }),
      // An id becomes a name of the window: none may be one that the shop uses.
      label: (tagName, { for: of = '' }) => ({
        tagName,
        attribs: of ? { for: ownId(of) } : ({} as Record<string, string>),
      }),
      ...Object.fromEntries(
        ['input', 'select', 'textarea'].map((tag) => [
          tag,
          (tagName: string, { id, ...attribs }: Record<string, string>) => ({
            tagName,
            attribs: id ? { ...attribs, id: ownId(id) } : attribs,
          }),
        ]),
      ),
    },
  })
  return /<form[\s>]/.test(cleaned) ? cleaned : undefined
}

const playable = (src: string, locale: Locale): string => {
  const address = addressOn(videoHosts, src)
  return address === undefined ? '' : playerUrl(address, locale)
}

const ownId = (id: string) => `form-${id.replace(/[^\w-]/g, '_')}`

const text = (html: string, locale: Locale, allowedTags: string[], after?: (html: string) => string): SafeHtml =>
  clean(
    html,
    {
      allowedTags,
      allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
      transformTags: {
        a: (tagName, { href = '' }) => ({
          tagName,
          attribs: { href: localeHref(locale, href), ...(/^https?:/.test(href) && { rel: 'noopener' }) },
        }),
        // The page's title is its only h1.
        h1: 'h2',
        th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
      },
    },
    after,
  )

/** @param after what is added to cleaned HTML, of nothing but letters, digits and hyphens */
const clean = (html: string, options: sanitizeHtml.IOptions, after = (cleaned: string) => cleaned): SafeHtml =>
  after(
    sanitizeHtml(html, {
      allowedSchemes: ['https', 'http', 'mailto', 'tel'],
      allowProtocolRelative: false,
      nonTextTags: silent,
      ...options,
    }),
  ) as SafeHtml
