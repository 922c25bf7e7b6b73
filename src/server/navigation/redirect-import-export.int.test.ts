import { describe, expect, test } from 'vitest'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const editor = adminApiAs('editor', () => shop.payload)
  const give = async (csv: string, query = '') => {
    const answer = await editor('POST', `/redirects/import${query}`, { raw: ['text/csv', csv], language: 'fr' })
    return [answer.status, await answer.json()]
  }
  const rows = async () => (await (await editor('GET', '/redirects/export')).text()).trim().split('\n').slice(1)

  test('a table is tried, taken in once, and goes out the same; what is wrong is said line by line', async () => {
    const file = '\uFEFFDe;Vers;État\n/fr/a;/fr/b;\n/fr/b;https://ailleurs.example/x;302\n/fr/c/;;410\n'
    expect(await give(file, '?dry-run=true')).toEqual([200, { wouldAdd: 3, wouldChange: 0 }])
    expect(await rows()).toEqual([])
    expect(await give(file)).toEqual([200, { imported: 3 }])
    expect(await give(file)).toEqual([200, { imported: 0 }])
    const written = ['"/fr/a","/fr/b","301"', '"/fr/b","https://ailleurs.example/x","302"', '"/fr/c/","","410"']
    expect(await rows()).toEqual(written)

    const [status, refused] = await give(
      'from,to,status\n/fr/b,/fr/a,301\na,/fr/x,\n/fr/d,x,307\n/fr/e,/fr/x,\n/fr/e/,/fr/y,',
    )
    expect([status, (refused as { errors: { message: string }[] }).errors.map(({ message }) => message)]).toEqual([
      400,
      [
        expect.stringMatching(/^Ligne 3\s: Écrivez un chemin de la boutique/),
        expect.stringMatching(/^Ligne 4\s: Écrivez un chemin comme/),
        expect.stringMatching(/^Ligne 4\s: «\s307\s» n’est pas un état/),
        expect.stringMatching(/^Ligne 6\s: \/fr\/e\/ figure déjà à la ligne 5/),
        expect.stringMatching(/^Ligne 2\s: .*\/fr\/b → \/fr\/a → \/fr\/b\.$/),
      ],
    ])
    // Turned round as a whole it is no loop.
    expect(await give('from,to\n/fr/b,/fr/a\n/fr/a,/fr/z\n/fr/c,/fr/b')).toEqual([200, { imported: 3 }])
    expect(await rows()).toEqual(['"/fr/a","/fr/z","301"', '"/fr/b","/fr/a","301"', '"/fr/c","/fr/b","301"'])
  })
})
