import { beforeAll, describe, expect, test } from 'vitest'
import { shopFiles } from '../media/shop-files.ts'
import { shopStorage } from '../media/shop-storage.ts'
import { adminApi, fileForm } from '../testing/admin-api.ts'
import { testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { saveUpload, uploadedBytes, uploads, webm, type Upload } from '../testing/uploads.ts'
import { signedInVisitors, visitors, type Visitor } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let cookies: Map<Visitor, string>
  let files: Record<Upload, [first: Buffer, second: Buffer]>
  let count = 0
  const as = (visitor: Visitor, language = 'en') => ({ cookie: cookies.get(visitor), language })

  beforeAll(async () => {
    const world = testAccounts(() => shop.payload)
    cookies = await signedInVisitors(shop.payload, world)
    files = await uploadedBytes()
  })

  const save = (upload: Upload) => saveUpload(shop.payload, upload, `saved-${++count}`, files[upload][0])

  let endpoints: ReturnType<typeof shopFiles>
  beforeAll(
    () =>
      void (endpoints = shopFiles(
        shopStorage(shop),
        async () => shop.payload,
        async () => false,
      )),
  )
  const ask = served(
    () => async (request, response, url) =>
      Object.entries(endpoints).find(([prefix]) => url.pathname.startsWith(prefix))?.[1](request, response, url),
  )

  test('a video may be as large as documented', async () => {
    const answer = await admin('POST', '/videos?locale=en', {
      ...as('editor'),
      form: fileForm(`long-${++count}.webm`, Buffer.concat([webm], 60_000_000), 'video/webm', uploads.videos.doc),
    })
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ doc: expect.objectContaining({ filesize: 60_000_000 }) }),
    ])
  })

  test('a file is stored under a name that the shop can show, whatever the editor called it', async () => {
    const answer = await admin('POST', '/media?locale=fr', {
      ...as('editor', 'fr'),
      form: fileForm('Été à Banff (cœur).PNG', files.media[0], 'image/png', { alt: 'Une tente' }),
    })
    const { doc } = (await answer.json()) as { doc: { filename: string } }
    expect([answer.status, doc.filename]).toEqual([201, 'Ete-a-Banff-coeur.png'])
    expect(await ask(`/media/${doc.filename}?w=200`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    })
  })

  test('in the shop files are public, byte for byte and without a cookie; deleted ones are gone', async () => {
    const [shown, played, deleted] = [await save('media'), await save('videos'), await save('media')]
    await admin('DELETE', `/media/${deleted.id}`, as('editor'))
    const rows: [string, number][] = [
      [`/media/${shown.filename}?w=200`, 200],
      [`/video/${played.filename}`, 200],
      [`/video/${played.filename}/fr.vtt`, 200],
      [`/media/${deleted.filename}?w=200`, 404],
      ['/media/..%2fportage.db?w=200', 400],
      ['/video/..%2fportage.db', 404],
      // What is of a published review is in review-pictures.int.test.ts.
      [`/review-pictures/${'0a'.repeat(12)}.webp`, 404],
    ]
    expect(new Set(rows.map(([at]) => `${at.split('/').slice(0, 2).join('/')}/`))).toEqual(
      new Set(Object.keys(endpoints)),
    )
    for (const [at, status] of rows) {
      const answers = await Promise.all(
        visitors.map((visitor) => ask(at, { headers: { cookie: cookies.get(visitor) ?? '' } })),
      )
      expect([at, ...new Set(answers.map((answer) => answer.status))]).toEqual([at, status])
      expect([
        new Set(answers.map(({ text }) => text)).size,
        answers.flatMap(({ headers }) => headers['set-cookie'] ?? []),
      ]).toEqual([1, []])
    }
  })
})
