import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

/** A mail server that refuses the password of the shop. */
const smtp = vi.hoisted(() => ({ server: undefined as Server | undefined }))
beforeAll(async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => socket.write(/^EHLO/i.test(String(data)) ? '250 AUTH PLAIN\r\n' : '535 no\r\n'))
  })
  smtp.server = server
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  process.env.SMTP_URL = `smtp://shop:wrong@127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  delete process.env.SMTP_URL
  smtp.server?.close()
})

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('while no mail can leave, staff who forgot their password read so, and nobody learns who is staff', async () => {
    const data = { email: 'ed@portage.example', password: 'a long password', role: 'editor' } as never
    await shop.payload.create({ collection: 'users', data })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = []
    for (const [email, language] of [
      ['ed@portage.example', 'en'],
      ['nobody@portage.example', 'en'],
      ['ed@portage.example', 'fr'],
    ] as const) {
      const answer = await admin('POST', '/users/forgot-password', { language, json: { email } })
      answers.push([answer.status, await answer.text()])
    }
    const en = [503, expect.stringContaining('No email can be sent right now.')]
    expect(answers).toEqual([en, en, [503, expect.stringContaining('Aucun courriel ne peut être envoyé')]])
    // Asked once for all of them.
    expect(logged.mock.calls).toEqual([['Mails cannot be sent: Error: Invalid login: 535 no']])
    logged.mockRestore()
  })
})
