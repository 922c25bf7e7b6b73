import { describe, expect, test, vi } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

const form = 'multipart/form-data; boundary=x'
const part = (name: string, words: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${words}\r\n--x--`

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('administrator', () => shop.payload)

  test.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    ['a form without parts', form, 'no parts'],
    ['a form that ends in a part', form, '--x\r\ncontent-disp'],
    ['a form whose headers are malformed', form, '--x\r\n:::\r\n\r\na\r\n--x--'],
    ['a document that is not JSON', form, part('_payload', '{bad')],
    ['no JSON', 'application/json', '{bad'],
  ])('%s is refused, and no failure of the admin', async (_, type, body) => {
    for (const at of ['/users', '/users/login', '/media', '/redirects']) {
      const answer = await admin('POST', at, { raw: [type, body], language: 'fr' })
      expect([at, answer.status < 500]).toEqual([at, true])
      if (type !== 'application/json') expect(await answer.text()).toContain('La requête est illisible.')
    }
    expect((await admin('PATCH', '/users/1', { raw: [type, body] })).status).toBe(400)
  })

  test.each(
    ['page=-1', 'limit=-1', 'limit=10&page=-5', 'page=x', 'page=1.5', 'limit=1.5', 'page=1e30', 'limit[a]=1'].concat(
      ['where=abc', 'where[or]=abc', 'where[or][0][and][0]=abc', 'where[id]=1', 'where[id][equals][a]=1'],
      ['where[id][in][a][b]=1', 'page=1&page=2'],
    ),
  )('a list that is asked for with %s is refused, in the words of whoever asks', async (query) => {
    for (const list of ['/products', '/redirects', '/products/versions', '/products/count']) {
      const answer = await admin('GET', `${list}?${query}`, { language: 'fr' })
      expect([list, answer.status, await answer.json()]).toEqual([
        list,
        400,
        { errors: [{ message: 'La requête est illisible.' }] },
      ])
    }
  })

  test.each(['page=0', 'page=', 'limit=0&page=1', 'where=', 'where[or][0][and][0][id][equals]=1', 'where[id][in]=1,2'])(
    'a list is had with %s',
    async (query) => {
      for (const list of ['/products', '/redirects', '/products/versions', '/products/count'])
        expect([list, (await admin('GET', `${list}?${query}`)).status]).toEqual([list, 200])
    },
  )

  test('a file whose name has a zero is refused or renamed', async () => {
    const sent = `--x\r\ncontent-disposition: form-data; name="file"; filename="a\0b.png"\r\ncontent-type: image/png\r\n\r\nabc\r\n--x--`
    expect((await admin('POST', '/media', { raw: [form, sent] })).status).toBe(400)
    expect((await admin('GET', '/media/file/a%00b.png')).status).toBe(404)
  })

  test('a preference that is not there cannot be deleted, one that is goes once', async () => {
    const remove = async (key: string) => (await admin('DELETE', `/payload-preferences/${key}`)).status
    expect([await remove('x'), await remove('a%00b')]).toEqual([404, 404])
    expect((await admin('DELETE', '/payload-preferences/x', { cookie: '' })).status).toBe(401)
    await admin('POST', '/payload-preferences/own', { json: { value: { open: true } } })
    const other = await staffCookie(shop.payload, 'editor')
    expect((await admin('DELETE', '/payload-preferences/own', { cookie: other })).status).toBe(404)
    expect([await remove('own'), await remove('own')]).toEqual([200, 404])
  })

  test.runIf(database === 'PostgreSQL')('what the disk of the database has no room for says that', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    const rows = rowsOf(shop.payload)
    await rows(
      sql.raw(`create function full_disk() returns trigger as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$ language plpgsql`),
    )
    await rows(sql.raw('create trigger full_disk before insert on redirects execute function full_disk()'))
    const json = { from: '/fr/a', to: '/fr/magasins', status: '301' }
    const answer = await admin('POST', '/redirects', { json, language: 'fr' })
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Le disque de la boutique')])
    await rows(sql.raw('drop trigger full_disk on redirects'))
    silenced.mockRestore()
  })
})
