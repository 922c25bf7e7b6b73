import { describe, expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../../cms/staff-words.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('merchandiser', () => shop.payload)
  const warned = async (json: object, language: Locale = 'en'): Promise<string> => {
    const answer = await admin('POST', '/redirects', { language, json })
    const body = (await answer.json()) as { doc?: { id: number; warnings: string }; errors?: unknown }
    expect([answer.status, body.errors]).toEqual([201, undefined])
    await shop.payload.delete({ collection: 'redirects', id: body.doc?.id ?? 0 })
    return body.doc?.warnings ?? ''
  }
  const tents = '/en/products/camping/tents'

  test.each([
    ['/en/explore/old', tents],
    ['/en/explore/old', `${tents}?sort=newest`],
    ['/en/explore/old', '/products/camping/tents'],
    ['/en/explore/old', '/media/guide.pdf'],
    ['/en/explore/old', 'https://elsewhere.example/nothing'],
    ['/en/product/000/gone', tents],
  ])('a rule from %s to %s is saved without a word', async (from, to) =>
    expect(await warned({ from, to, status: '301' })).toBe(''),
  )

  test('one that leads nowhere, or from a page that is there, is saved with a warning in the words of its user', async () => {
    const [from, to] = ['/en/explore/old', '/fr/produits/rien']
    expect(await warned({ from, to, status: '301' })).toBe('“/fr/produits/rien” leads to no page of the shop.')
    expect(await warned({ from, to, status: '301' }, 'fr')).toBe(staffText('fr', 'redirect_nowhere', { url: to }))
    expect(await warned({ from: tents, status: '410' })).toBe(staffText('en', 'redirect_idle', { url: tents }))
    expect(await warned({ from: '/fr', to: '/explore/nothing', status: '302' }, 'fr')).toBe(
      [
        staffText('fr', 'redirect_idle', { url: '/fr' }),
        staffText('fr', 'redirect_nowhere', { url: '/explore/nothing' }),
      ].join('\n'),
    )
  })

  test('a list of rules says nothing of them', async () => {
    await warned({ from: tents, status: '410' })
    const { docs } = (await (await admin('GET', '/redirects?limit=1')).json()) as { docs: { warnings?: string }[] }
    expect(docs.every(({ warnings }) => !warnings)).toBe(true)
  })
})
