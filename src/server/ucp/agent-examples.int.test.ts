import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agentOn } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { AgentProfiles } from './agent-profiles.ts'

const page = readFileSync(new URL('../../../docs/agents.md', import.meta.url), 'utf8')
/** In the order of the page. */
const [profile = '', checkout = '', completion = ''] = [...page.matchAll(/```json\n([^`]+)```/g)].map(
  ([, example = '']) => example,
)

test('the profile that the documents show is read with its webhook', async () => {
  const ask = async () => ({ status: 200, text: profile })
  const profiles = new AgentProfiles({ isStrict: true, cacheBytes: 10_000, ask })
  expect(await profiles.read('https://agent.example/profile.json')).toMatchObject({
    version: '2026-04-08',
    webhook: 'https://agent.example/orders',
    keys: [{ kid: 'key-1' }],
  })
})

describe.each(databases)('%s', (database) => {
  const { ask } = agentOn(shopOn(database))

  test('the checkout that the documents show is ordered by the completion that they show', async () => {
    const { status, body } = await ask('POST', '/checkout-sessions', checkout)
    expect([status, body]).toMatchObject([201, { status: 'ready_for_complete', messages: [] }])
    const done = await ask('POST', `/checkout-sessions/${body.id}/complete`, completion)
    expect(done.body).toMatchObject({ status: 'completed', order: { label: expect.stringMatching(/^P-/) } })
  })
})
