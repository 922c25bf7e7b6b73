import { expect, test } from 'vitest'
import { personMail } from './person-mail.ts'

test.each([
  ['en', 'Order P-100010 arrived broken', 'A shopper’s question from the chat: order P-100010'],
  ['fr', 'La p-100010 est brisée', 'Question depuis le clavardage\u00a0: commande P-100010'],
  ['en', 'Do you repair tents?', 'A shopper’s question from the chat'],
] as const)('in %s, the subject of “%s” is “%s”', (locale, text, subject) =>
  expect(personMail('office@portage.example', { email: 'roy@example.com', text, locale }).subject).toBe(subject),
)
