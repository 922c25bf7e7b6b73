import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import type { Mail } from './mailer.ts'
import { patientMailer, WAITING_AT_MOST } from './patient-mailer.ts'

const mail: Mail = { to: 'anna@example.com', subject: 'Confirm', text: 'link', html: 'link' }
const away = new Error('connect ECONNREFUSED')
const send = vi.fn<(mail: Mail) => Promise<void>>()
const logged = (level: 'warn' | 'error') => vi.mocked(console[level]).mock.calls.map(String)
beforeEach(() => {
  vi.useFakeTimers()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  send.mockReset()
})

test('a mail leaves once the mail server is back, and only once', async () => {
  send.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue()
  await patientMailer({ send }).send(mail)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send.mock.calls).toEqual([[mail], [mail]])
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(send).toHaveBeenCalledTimes(3)
  expect(logged('warn')).toEqual([
    'A mail was not sent and is tried again in 10 s: Error: connect ECONNREFUSED',
    'A mail was not sent and is tried again in 20 s: Error: connect ECONNREFUSED',
  ])
})

test('a mail whose link has run out is not tried any more', async () => {
  send.mockRejectedValue(away)
  await patientMailer({ send }).send(mail)
  await vi.advanceTimersByTimeAsync(LINK_HOURS * 3_600_000)
  const tries = send.mock.calls.length
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect([tries > 10, tries < 25, send.mock.calls.length]).toEqual([true, true, tries])
  expect(logged('error')).toEqual(['A mail was not sent: Error: connect ECONNREFUSED'])
})

test.each([
  ['a mailbox that is refused', { code: 'EENVELOPE', responseCode: 550 }, 1],
  ['a mailbox that is busy', { code: 'EENVELOPE', responseCode: 451 }, 2],
  ['a wrong password of the shop', { code: 'EAUTH', responseCode: 535 }, 2],
])('%s is tried again only where that may help', async (_, fault, tries) => {
  send.mockRejectedValueOnce(Object.assign(new Error('refused'), fault)).mockResolvedValue()
  await patientMailer({ send }).send(mail)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(send).toHaveBeenCalledTimes(tries)
})

test('so many requests that memory would fill up do not all wait', async () => {
  send.mockRejectedValue(away)
  const mailer = patientMailer({ send })
  for (let i = 0; i < WAITING_AT_MOST + 5; i++) await mailer.send(mail)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(2 * WAITING_AT_MOST + 5)
})
