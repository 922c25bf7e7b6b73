import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { readMail } from './read-mail.ts'

const MOST = 200

/** `GET /admin/api/mail`: the mails that were kept as files, newest first; `/admin/api/mail/{file}` shows one. For administrators, as mails hold codes. */
export const mailEndpoints = (folder: string): Endpoint[] => [
  { path: '/mail', method: 'get', handler: async (req) => guarded(req, () => list(folder)) },
  { path: '/mail/:file', method: 'get', handler: async (req) => guarded(req, () => show(folder, String(req.routeParams?.file ?? ''))) },
]

const guarded = (req: PayloadRequest, answer: () => Promise<Response>) => ((req.user as { role?: unknown } | null)?.role === 'administrator' ? answer() : page('Mail', '<p>Sign in as an administrator.</p>', 403))

async function list(folder: string): Promise<Response> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted().toReversed().slice(0, MOST)
  const rows = await Promise.all(files.map(async (file) => {
    const { to, subject, date } = readMail(await readFile(path.join(folder, file), 'utf8'))
    return `<tr><td>${escaped(date)}</td><td>${escaped(to)}</td><td><a href="/admin/api/mail/${encodeURIComponent(file)}">${escaped(subject)}</a></td></tr>`
  }))
  const none = '<p>No mail is kept here. With SMTP_URL set, mails are sent and not kept.</p>'
  return page('Mail', rows.length > 0 ? `<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : none)
}

async function show(folder: string, file: string): Promise<Response> {
  const text = /^[\w.-]+\.eml$/.test(file) ? await readFile(path.join(folder, file), 'utf8').catch(() => undefined) : undefined
  if (text === undefined) return page('Mail', '<p>There is no such mail.</p>', 404)
  const { to, subject, date, html, text: words } = readMail(text)
  // The mail runs nothing: neither scripts nor forms, in a frame of its own.
  return page(subject, `<p><a href="/admin/api/mail">All mails</a></p><p>${escaped(date)}, to ${escaped(to)}</p><iframe title="The mail" sandbox="allow-popups" srcdoc="${escaped(html)}"></iframe><h2>As plain text</h2><pre>${escaped(words)}</pre>`)
}

const page = (title: string, body: string, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>body{font-family:system-ui,sans-serif;margin:24px;max-width:960px}td,th{text-align:left;padding:6px 16px 6px 0;vertical-align:top}iframe{width:100%;height:70vh;border:1px solid #ccc}pre{white-space:pre-wrap}</style></head><body><p><a href="/admin">Admin</a></p><h1>${escaped(title)}</h1>${body}</body></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'", 'x-content-type-options': 'nosniff' } },
  )

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
