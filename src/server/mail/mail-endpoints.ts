import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Locale } from '../../domain/locale.ts'
import { mailList, mailPage, mailRefused } from './mail-page.ts'
import { readMail } from './read-mail.ts'

const MOST = 200

/**
 * `GET /admin/api/mail`: the mails stored as files, newest first; `/admin/api/mail/{file}` shows one. For
 * administrators, as mails contain codes.
 */
export const mailEndpoints = (folder: string): Endpoint[] => [
  { path: '/mail', method: 'get', handler: async (req) => guarded(req, () => list(folder, localeOf(req))) },
  {
    path: '/mail/:file',
    method: 'get',
    handler: async (req) => guarded(req, () => show(folder, String(req.routeParams?.file ?? ''), localeOf(req))),
  },
]

const guarded = (req: PayloadRequest, answer: () => Promise<Response>) =>
  allowed(roleOf(req.user), 'outbox', 'read') ? answer() : mailRefused(localeOf(req), 'refused')

async function list(folder: string, language: Locale): Promise<Response> {
  const files = (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, MOST)
  return mailList(
    language,
    await Promise.all(
      files.map(async (file) => ({ file, ...readMail(await readFile(path.join(folder, file), 'utf8')) })),
    ),
  )
}

async function show(folder: string, file: string, language: Locale): Promise<Response> {
  const text = /^[\w.-]+\.eml$/.test(file)
    ? await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
    : undefined
  return text === undefined ? mailRefused(language, 'missing') : mailPage(language, readMail(text))
}
