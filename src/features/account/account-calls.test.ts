import { afterEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { runPasskey } from './account-calls.ts'
import { refusalText } from './account-words.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotAllowedError', 'That didn’t work. Please try again.'],
])('a device that answers %s to a new passkey: %s', async (name, words) => {
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('fetch', async () => Response.json({}))
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: () => ({}) })
  const create = () => Promise.reject(new DOMException('', name))
  vi.stubGlobal('navigator', { credentials: { create } })
  const answer = await runPasskey('add', 'en')
  expect(answer.ok ? undefined : refusalText(answer)).toBe(words)
})
