// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { opened, useForm } from '../testing/payload-ui.tsx'
import { press, show } from '../testing/shown.ts'
import { wordsOf } from '../staff-words.ts'
import { ApiKey, WebhookSecret } from './secret-once.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const say = wordsOf('partners')
const make = () => press(say('en', 'key_make'))
const pressable = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

/** What is asked of whoever makes a key, and how often one was made. */
function watched(answer: boolean) {
  const [confirm, fetch] = [vi.fn(() => answer), vi.fn(async () => Response.json({ secret: 'pk_1', start: 'pk' }))]
  vi.stubGlobal('confirm', confirm)
  vi.stubGlobal('fetch', fetch)
  return { confirm, fetch }
}

test('the first key is made at once; another one, which ends it, only for whoever is sure', async () => {
  const { confirm, fetch } = watched(false)
  opened({ id: 1, collectionSlug: 'api-keys', data: {} })
  await show(<ApiKey />)
  await make()
  expect([confirm.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 1])
  expect(useForm().dispatchFields).toHaveBeenCalledWith({ type: 'UPDATE', path: 'start', value: 'pk' })
  await make()
  expect([confirm.mock.calls, fetch.mock.calls.length]).toEqual([[[say('en', 'key_sure')]], 1])
  confirm.mockReturnValue(true)
  await make()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a key that was made on another day is not ended unasked; the secret of a webhook ends none', async () => {
  const { fetch } = watched(false)
  opened({ id: 1, collectionSlug: 'api-keys', data: { start: 'pk_1' } })
  await show(<ApiKey />)
  await make()
  expect(fetch).not.toHaveBeenCalled()
  opened({ id: 1, collectionSlug: 'webhooks', data: {} })
  await show(<WebhookSecret />)
  await press(say('en', 'secret_make'))
  await press(say('en', 'secret_make'))
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a signing secret that cannot be read says so, until there is a new one', async () => {
  watched(true)
  opened({ id: 1, collectionSlug: 'webhooks', data: { isSecretUnreadable: true } })
  await show(<WebhookSecret />)
  expect(document.body.textContent).toContain(say('en', 'secret_unreadable'))
  await press(say('en', 'secret_make'))
  expect(document.body.textContent).not.toContain(say('en', 'secret_unreadable'))
})

test('on an address that is not secure there is no clipboard, and no button for it', async () => {
  watched(true)
  opened({ id: 1, collectionSlug: 'api-keys', data: {} })
  await show(<ApiKey />)
  await make()
  expect(pressable()).toEqual([say('en', 'key_make')])
  Object.assign(navigator, { clipboard: { writeText: async () => {} } })
  await make()
  await press(say('en', 'copy'))
  expect(document.querySelector('[role=status]')?.textContent).toBe(say('en', 'copied'))
})
