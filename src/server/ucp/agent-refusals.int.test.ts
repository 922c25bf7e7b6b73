import { describe, expect, test } from 'vitest'
import { agentOn } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const { ask, http, begun } = agentOn(shopOn(database))

  test('a version that is not spoken is said to be none, with those that are, where its address is', async () => {
    const asked = async (path: string) => {
      const { status, text } = await http(path, { headers: { 'accept-language': 'en' } })
      return [status, JSON.parse(text) as object]
    }
    const content = expect.stringContaining('2026-04-08 (https://portage.example/ucp/2026-04-08)') as string
    const refused = { code: 'version_unsupported', content }
    expect(await asked('/ucp/2020-01-01/checkout-sessions')).toMatchObject([422, refused])
    expect(await asked('/ucp/2020-01-01/mcp')).toMatchObject([
      422,
      { id: null, error: { code: -32001, data: refused } },
    ])
    expect(await asked('/ucp/elsewhere')).toMatchObject([404, { code: 'not_found' }])
  })

  test('what a completion lacks is said with where it is missing', async () => {
    const { id } = await begun()
    const without = await ask('POST', `/checkout-sessions/${id}/complete`, {}, { 'accept-language': 'en' })
    expect([without.status, without.body]).toMatchObject([400, { content: expect.stringMatching(/^payment: missing/) }])
  })
})
