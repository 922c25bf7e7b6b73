import { expect, test } from 'vitest'
import { AgentProfiles } from './agent-profiles.ts'

const addressOf = (agent: number) => `https://agent${agent}.example/profile`

test('profiles are remembered in so many bytes: who invents addresses pushes out their own', async () => {
  const asked: string[] = []
  const profiles = new AgentProfiles({
    isStrict: true,
    cacheBytes: 75_000,
    now: () => 0,
    ask: async (url) => {
      asked.push(url.href)
      const signing_keys = Array.from({ length: 50 }, (_, key) => ({ kid: `${key}`.padEnd(200, 'k'), kty: 'EC' }))
      return { status: 200, text: JSON.stringify({ ucp: { version: '2026-01-11' }, signing_keys }) }
    },
  })
  for (const agent of [1, 1, 2, 1, 3, 4, 1]) await profiles.read(addressOf(agent))
  // One is some 38 kB: two are remembered, the last that were used.
  expect(asked).toEqual([1, 2, 3, 4, 1].map(addressOf))
})
