import { titleSuffix } from '../../cms/views/view-titles.ts'
import { languageTag, type Both, type Locale } from '../../domain/locale.ts'
import { shopColours } from '../../domain/shop-name.ts'
import { shopZone } from '../../domain/shop-zone.ts'
import type { StoredMail } from './read-mail.ts'

/** The words of the pages of stored mails, in the languages of the admin. */
const words = {
  title: { en: 'Sent emails', fr: 'Courriels envoyés' },
  back: { en: 'Back to the admin', fr: 'Retour à l’administration' },
  all: { en: 'All emails', fr: 'Tous les courriels' },
  refused: { en: 'Sign in as an administrator.', fr: 'Connectez-vous à titre d’administratrice ou d’administrateur.' },
  none: {
    en: 'No emails are stored here. With SMTP_URL set, emails are sent and not stored.',
    fr: 'Aucun courriel n’est conservé ici. Avec SMTP_URL, les courriels sont envoyés sans être conservés.',
  },
  missing: { en: 'This email doesn’t exist.', fr: 'Ce courriel n’existe pas.' },
  sent: { en: 'Sent', fr: 'Envoyé' },
  to: { en: 'To', fr: 'À' },
  subject: { en: 'Subject', fr: 'Objet' },
  mail: { en: 'The email', fr: 'Le courriel' },
  plain: { en: 'As plain text', fr: 'En texte brut' },
} satisfies Record<string, Both>

const say = (language: Locale, word: keyof typeof words): string => words[word][language]

/** The stored mails, newest first, each with the name of its file. */
export function mailList(language: Locale, mails: readonly (StoredMail & { file: string })[]): Response {
  const head = (['sent', 'to', 'subject'] as const)
    .map((word) => `<th scope="col">${say(language, word)}</th>`)
    .join('')
  const rows = mails.map(
    ({ file, date, to, subject }) =>
      `<tr><td>${escaped(moment(language, date))}</td><td>${escaped(to)}</td><td><a href="/admin/api/mail/${encodeURIComponent(file)}">${escaped(subject)}</a></td></tr>`,
  )
  return page(
    language,
    say(language, 'title'),
    rows.length > 0
      ? `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
      : `<p>${say(language, 'none')}</p>`,
  )
}

/** One of them as its reader saw it. It runs nothing: neither scripts nor forms, in a frame of its own. */
export const mailPage = (language: Locale, { to, subject, date, html, text }: StoredMail): Response =>
  page(
    language,
    subject,
    `<p>${escaped(moment(language, date))} · ${say(language, 'to')} ${escaped(to)}</p><iframe title="${say(language, 'mail')}" sandbox="allow-popups" srcdoc="${escaped(html)}"></iframe><h2>${say(language, 'plain')}</h2><pre>${escaped(text)}</pre>`,
    true,
  )

export const mailRefused = (language: Locale, why: 'refused' | 'missing'): Response =>
  page(language, say(language, 'title'), `<p>${say(language, why)}</p>`, false, why === 'refused' ? 403 : 404)

const style = () =>
  `body{font:16px/1.5 system-ui,sans-serif;color:#14231d;background:#fff;margin:0 auto;padding:24px;max-width:1100px}nav{display:flex;gap:24px}a{color:${shopColours().main}}h1{font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:10px 16px 10px 0;vertical-align:top;border-bottom:1px solid #dcded9}td:first-child{white-space:nowrap;color:#4d5a53}iframe{width:100%;height:80vh;border:1px solid #c7cbc5;border-radius:8px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3f1ea;border-radius:8px;padding:16px}@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%)}tr{display:block;padding:10px 0;border-bottom:1px solid #dcded9}td{display:block;padding:0;border:0;overflow-wrap:anywhere}}@media(prefers-color-scheme:dark){body{background:#16191a;color:#eceeea}a{color:inherit}pre{background:#202524}td,th,tr{border-color:#39403e}td:first-child{color:#aab3ae}}`

function page(language: Locale, title: string, body: string, isOne = false, status = 200): Response {
  const nav = `<nav><a href="/admin">${say(language, 'back')}</a>${isOne ? `<a href="/admin/api/mail">${say(language, 'all')}</a>` : ''}</nav>`
  return new Response(
    `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title + titleSuffix())}</title><style>${style()}</style></head><body>${nav}<main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'",
        'x-content-type-options': 'nosniff',
      },
    },
  )
}

/** The date of a mail's header in words; unchanged if it cannot be parsed. */
function moment(language: Locale, date: string): string {
  const at = new Date(date)
  return Number.isNaN(at.getTime())
    ? date
    : at.toLocaleString(languageTag[language], {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        // In the time of the shop, not of the reader: that is said.
        timeZoneName: 'short',
        timeZone: shopZone(),
      })
}

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
