import { expect, test } from 'vitest'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { agentOf } from './agent-request.ts'

const siteUrl = 'https://shop.example'
const asked = (version: UcpVersion, own: string, locale: 'en' | 'fr') =>
  agentOf(
    {
      siteUrl,
      profiles: { read: async () => ({ version: own, keys: [] }) },
      settings: { agents: async () => specifiedAgentTerms },
    },
    {
      version,
      locale,
      header: { profile: 'https://agent.example/profile' },
      signed: { method: 'POST', path: '/', headers: {}, body: '', needsTime: false },
    },
  )

test.each([
  [
    'another version of the shop',
    '2026-01-11',
    '2026-04-08',
    'en',
    'This address is for version 2026-01-11. Use the one of 2026-04-08 (https://shop.example/ucp/2026-04-08).',
  ],
  [
    'the same in French',
    '2026-04-08',
    '2026-01-11',
    'fr',
    'Cette adresse est celle de la version 2026-04-08. Utilisez celle de 2026-01-11 (https://shop.example/ucp/2026-01-11).',
  ],
  [
    'a version that the shop does not speak',
    '2026-01-11',
    '2025-01-01',
    'en',
    'Version 2025-01-01 isn’t spoken here, but 2026-04-08 (https://shop.example/ucp/2026-04-08), 2026-01-11 (https://shop.example/ucp/2026-01-11).',
  ],
] as const)('an agent of %s is refused in words that lead it on', async (_, version, own, locale, words) => {
  const answer = await asked(version, own, locale)
  expect(JSON.stringify(answer)).toContain(JSON.stringify(words))
})

test.each([
  ['profile_unreachable', 424, 'its address has to answer with 200'],
  ['profile_malformed', 422, 'it has to be JSON'],
] as const)('a profile that cannot be used is refused with why: %s', async (problem, status, words) => {
  const parts = {
    siteUrl,
    profiles: { read: async () => problem },
    settings: { agents: async () => specifiedAgentTerms },
  }
  const signed = { method: 'POST', path: '/', headers: {}, body: '', needsTime: false }
  const claim = { version: '2026-04-08', locale: 'en', header: { profile: 'https://agent.example/profile' } } as const
  expect(await agentOf(parts, { ...claim, signed })).toMatchObject({
    status,
    body: { code: problem, content: expect.stringContaining(words) },
  })
})
