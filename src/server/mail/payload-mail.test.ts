import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import type { Mail } from './mailer.ts'
import { payloadMail } from './payload-mail.ts'

const sent: Mail[] = []
const adapter = payloadMail(
  { send: async (mail) => void sent.push(mail) },
  'Portage <bonjour@portage.example>',
)({ payload: {} as Payload })

test('names the sender', () =>
  expect(adapter).toMatchObject({ defaultFromAddress: 'bonjour@portage.example', defaultFromName: 'Portage' }))

test('a mail of HTML only gets its words and links as plain text', async () => {
  await adapter.sendEmail({
    to: ['ed@portage.example', { name: 'Zoé', address: 'zoe@portage.example' }],
    subject: 'Your password',
    html: '<p>Choose <a href="https://x.example/a">a new one</a>.</p>',
  })
  expect(sent.at(-1)).toEqual({
    to: 'ed@portage.example, zoe@portage.example',
    subject: 'Your password',
    html: '<p>Choose <a href="https://x.example/a">a new one</a>.</p>',
    text: 'Choose a new one https://x.example/a.',
  })
})

test('a letter names its language, and shouts no heading', async () => {
  await adapter.sendEmail({
    to: 'ed@portage.example',
    subject: 'Mot de passe',
    html: '<!DOCTYPE html><html dir="ltr" lang="fr-CA"><body><h1>Votre mot de passe</h1></body></html>',
  })
  expect(sent.at(-1)).toMatchObject({ headers: { 'Content-Language': 'fr-CA' }, text: 'Votre mot de passe' })
})
