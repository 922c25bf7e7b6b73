import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mailer } from './mailer.ts'
import { readMail } from './read-mail.ts'

test.each([
  ['Hello', 'Short.', '<p>Short.</p>'],
  [
    'Votre commande P-100001 est prête au magasin de Montréal, rue Rosemont, dès maintenant et jusqu’à samedi',
    'Été : « déjà » — 23,94\u00a0$ =3D\n\nLa suite.',
    `<p style="x">${'Été, déjà, là-bas. '.repeat(30)}</p>`,
  ],
])('what was sent is what is read: %s', async (subject, text, html) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-mail-'))
  await mailer({ from: 'Portage <a@portage.example>', smtpUrl: undefined, folder }).send({
    to: 'anna@example.com',
    subject,
    text,
    html,
  })
  const mail = readMail(readFileSync(path.join(folder, readdirSync(folder)[0]!), 'utf8'))
  expect([mail.to, mail.subject, mail.text.trim(), mail.html.trim()]).toEqual(['anna@example.com', subject, text, html])
  rmSync(folder, { recursive: true })
})
