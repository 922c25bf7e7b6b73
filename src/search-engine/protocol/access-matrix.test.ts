import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { handleProtocol, protocolRoutes } from './handle.ts'

const keys = { search: 'the public key', admin: 'the secret key' }
const callers = {
  'no key': '',
  'search key': keys.search,
  'admin key': keys.admin,
  'another key': 'somebody’s guess',
} as const
type Caller = keyof typeof callers

/** The endpoints that browsers need. All others require the admin key. */
const forShoppers = [
  'GET isalive',
  'POST indexes/*/queries',
  'POST indexes/*/recommendations',
  'POST indexes/*/objects',
  'POST events',
  'POST indexes/{}/query',
  'POST indexes/{}/queries',
  'GET indexes/{}',
  'POST indexes/{}/facets/{}/query',
  'GET indexes/{}/task/{}',
  'GET indexes/{}/{}',
]
const forAdmins = [
  'POST indexes/*/batch',
  'GET indexes',
  'POST indexes/{}/browse',
  'GET indexes/{}/browse',
  'GET indexes/{}/settings',
  'PUT indexes/{}/settings',
  'POST indexes/{}/batch',
  'POST indexes/{}/deleteByQuery',
  'POST indexes/{}/operation',
  'POST indexes/{}/clear',
  ...['synonyms', 'rules'].flatMap((kind) => [
    `POST indexes/{}/${kind}/search`,
    `POST indexes/{}/${kind}/batch`,
    `POST indexes/{}/${kind}/clear`,
    `GET indexes/{}/${kind}/{}`,
    `PUT indexes/{}/${kind}/{}`,
    `DELETE indexes/{}/${kind}/{}`,
  ]),
  'POST indexes/{}/{}/partial',
  'POST indexes/{}',
  'DELETE indexes/{}',
  'PUT indexes/{}/{}',
  'DELETE indexes/{}/{}',
]

test('every address of the protocol is in the table', () =>
  expect([...protocolRoutes].toSorted()).toEqual([...forShoppers, ...forAdmins].toSorted()))

/** Whether access is granted; the request itself may still be invalid. */
async function letIn(name: string, given: typeof keys | object): Promise<Caller[]> {
  const [method = '', path = ''] = name.split(' ')
  const found: Caller[] = []
  for (const [caller, key] of Object.entries(callers) as [Caller, string][]) {
    const headers = key ? { 'x-algolia-api-key': key } : {}
    const { status } = await handleProtocol(
      createEngine(),
      { method, path: `/1/${path.replaceAll('{}', 'x')}`, query: new URLSearchParams(), headers, bodyText: '{}' },
      { keys: given },
    )
    if (status !== 403) found.push(caller)
  }
  return found
}

test.each(forShoppers)('%s is answered without a key and with the public one, not with a wrong one', async (name) =>
  expect(await letIn(name, keys)).toEqual(['no key', 'search key', 'admin key']),
)
test.each(forAdmins)('%s is answered with the admin key alone, and never where none is set', async (name) =>
  expect([await letIn(name, keys), await letIn(name, {})]).toEqual([['admin key'], []]),
)
