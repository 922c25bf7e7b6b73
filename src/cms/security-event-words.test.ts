import { expect, test } from 'vitest'
import { staffEvents } from '../server/admin/audit-staff.ts'
import { securityEvents } from '../server/accounts/security-log.ts'
import { eventKindName, eventSubject } from './security-event-words.ts'

test.each([
  ['second-step-removed', 'Second step removed by an administrator', 'Deuxième étape retirée par l’administration'],
  ['signed-in', 'Signed in', 'Connexion'],
  ['of-old', 'of-old', 'of-old'],
])('the event %s is read in the language of the staff', (kind, en, fr) =>
  expect([eventKindName('en', kind), eventKindName('fr', kind)]).toEqual([en, fr]),
)

test.each([
  ['staff 2', 'Staff member 2', 'Membre du personnel 2'],
  ['api-key 3', 'API key 3', 'Clé d’API 3'],
  ['webhook message 12', 'Webhook message 12', 'Message de webhook 12'],
  ['k3Xw9', 'k3Xw9', 'k3Xw9'],
])('whom or what it concerns, %s, too', (stored, en, fr) =>
  expect([eventSubject('en', stored), eventSubject('fr', stored)]).toEqual([en, fr]),
)

test('every event of an account has words', () =>
  expect([...securityEvents, ...staffEvents].filter((kind) => eventKindName('en', kind) === kind)).toEqual([]))
