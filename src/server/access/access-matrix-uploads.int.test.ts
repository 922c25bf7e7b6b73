import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '../../cms/access/permissions.ts'
import { locales } from '../../domain/locale.ts'
import { adminApi, fileForm } from '../testing/admin-api.ts'
import { testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { saveUpload, uploadedBytes, uploads, type Upload, type UploadedFile } from '../testing/uploads.ts'
import { signedInVisitors, visitors, type Visitor } from '../testing/visitors.ts'

const writers = ['administrator', 'merchandiser', 'editor'] as const
const page = '<!doctype html><script>alert(1)</script>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let cookies: Map<Visitor, string>
  let files: Record<Upload, [first: Buffer, second: Buffer]>
  let count = 0
  const as = (visitor: Visitor, language = 'en') => ({ cookie: cookies.get(visitor), language })
  const bytesOf = (upload: Upload, name: string) => readFile(path.join(shop.dataDir, uploads[upload].folder, name))
  const namesIn = (upload: Upload) =>
    readdir(path.join(shop.dataDir, uploads[upload].folder)).then(
      (names) => names.toSorted(),
      () => [],
    )

  beforeAll(async () => {
    const world = testAccounts(() => shop.payload)
    cookies = await signedInVisitors(shop.payload, world)
    files = await uploadedBytes()
  })

  const save = (upload: Upload) => saveUpload(shop.payload, upload, `saved-${++count}`, files[upload][0])

  const send = (upload: Upload) =>
    fileForm(`new-${++count}.${uploads[upload].ending}`, files[upload][1], uploads[upload].type, uploads[upload].doc)
  const edits =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=4&uploadEdits[heightInPixels]=4'
  /** Who may do what with a stored file; all others are refused. */
  const acts: Record<
    string,
    {
      may: readonly Role[]
      status?: number
      refused?: number
      ask(upload: Upload, saved: UploadedFile, options: ReturnType<typeof as>): Promise<Response>
    }
  > = {
    'sends a file': {
      may: writers,
      status: 201,
      ask: (upload, _, options) => admin('POST', `/${upload}?locale=en`, { ...options, form: send(upload) }),
    },
    'reads its words': { may: roles, ask: (upload, { id }, options) => admin('GET', `/${upload}/${id}`, options) },
    'lists it': { may: roles, ask: (upload, _, options) => admin('GET', `/${upload}`, options) },
    'opens the file': {
      may: roles,
      ask: (upload, { filename }, options) => admin('GET', `/${upload}/file/${filename}`, options),
    },
    'replaces the file': {
      may: writers,
      ask: (upload, { id }, options) =>
        admin('PATCH', `/${upload}/${id}?locale=en`, { ...options, form: send(upload) }),
    },
    'changes its words': {
      may: writers,
      ask: (upload, { id }, options) =>
        admin('PATCH', `/${upload}/${id}?locale=en`, { ...options, json: uploads[upload].change }),
    },
    'changes several': {
      may: writers,
      ask: (upload, { id }, options) =>
        admin('PATCH', `/${upload}?locale=en&where[id][equals]=${id}`, { ...options, json: uploads[upload].change }),
    },
    'cuts it': {
      may: writers,
      ask: (upload, { id }, options) =>
        admin('PATCH', `/${upload}/${id}?locale=en&${edits}`, { ...options, json: uploads[upload].change }),
    },
    // A file has no copies: Payload's would come without its words.
    'copies it': {
      may: [],
      refused: 404,
      ask: (upload, { id }, options) => admin('POST', `/${upload}/${id}/duplicate`, { ...options, json: {} }),
    },
    'deletes it': { may: writers, ask: (upload, { id }, options) => admin('DELETE', `/${upload}/${id}`, options) },
    'deletes several': {
      may: writers,
      ask: (upload, { id }, options) => admin('DELETE', `/${upload}?where[id][equals]=${id}`, options),
    },
  }

  describe.each(Object.keys(uploads) as Upload[])('%s', (upload) => {
    test.each(Object.entries(acts).filter(([act]) => upload === 'media' || act !== 'cuts it'))(
      'who %s',
      async (_, { may, status = 200, refused = 403, ask }) => {
        const found: Record<string, number> = {}
        for (const visitor of visitors) {
          const saved = await save(upload)
          found[visitor] = (await ask(upload, saved, as(visitor))).status
          if ((may as readonly string[]).includes(visitor)) continue
          // What was refused has changed nothing.
          expect(
            await shop.payload.findByID({ collection: upload as never, id: saved.id, locale: 'en' }),
          ).toMatchObject({ ...uploads[upload].doc, filename: saved.filename })
          expect(await bytesOf(upload, saved.filename)).toEqual(files[upload][0])
        }
        expect(found).toEqual(
          Object.fromEntries(
            visitors.map((visitor) => [visitor, (may as readonly string[]).includes(visitor) ? status : refused]),
          ),
        )
      },
    )
  })

  const words = {
    media: { unreadable: ['picture can’t be read', 'illisible'], drawing: ['SVG files', 'Un fichier SVG'] },
    videos: { other: ['isn’t an MP4', 'pas une vidéo MP4'] },
    missing: ['file is missing', 'Il manque le fichier'],
  } as const
  test.each<[string, Upload, () => { form?: FormData; json?: object }, readonly [string, string]]>([
    [
      'a page named .jpg',
      'media',
      () => ({ form: fileForm('a.jpg', page, 'image/jpeg', uploads.media.doc) }),
      words.media.unreadable,
    ],
    [
      'a page named .html',
      'media',
      () => ({ form: fileForm('a.html', page, 'text/html', uploads.media.doc) }),
      words.media.unreadable,
    ],
    [
      'a drawing with a script, named .jpg',
      'media',
      () => ({ form: fileForm('a.jpg', drawing, 'image/jpeg', uploads.media.doc) }),
      words.media.drawing,
    ],
    [
      'a drawing with a script',
      'media',
      () => ({ form: fileForm('a.svg', drawing, 'image/svg+xml', uploads.media.doc) }),
      words.media.drawing,
    ],
    [
      'a page named .mp4',
      'videos',
      () => ({ form: fileForm('a.mp4', page, 'video/mp4', uploads.videos.doc) }),
      words.videos.other,
    ],
    [
      'a drawing named .webm',
      'videos',
      () => ({ form: fileForm('a.webm', drawing, 'video/webm', uploads.videos.doc) }),
      words.videos.other,
    ],
    [
      'a picture named .mp4',
      'videos',
      () => ({ form: fileForm('a.mp4', files.media[0], 'video/mp4', uploads.videos.doc) }),
      words.videos.other,
    ],
    [
      'an address to fetch a picture from',
      'media',
      () => ({ json: { ...uploads.media.doc, filename: 'a.png', url: 'http://127.0.0.1:9/a.png' } }),
      words.missing,
    ],
    [
      'an address to fetch a video from',
      'videos',
      () => ({ json: { ...uploads.videos.doc, filename: 'a.mp4', url: 'http://127.0.0.1:9/a.mp4' } }),
      words.missing,
    ],
  ])('%s is refused in the language of the admin, and nothing is stored', async (_, upload, make, words) => {
    const before = [await namesIn(upload), (await shop.payload.count({ collection: upload as never })).totalDocs]
    for (const [at, language] of locales.entries()) {
      const answer = await admin('POST', `/${upload}?locale=en`, { ...as('editor', language), ...make() })
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words[at] ?? '')])
    }
    expect([await namesIn(upload), (await shop.payload.count({ collection: upload as never })).totalDocs]).toEqual(
      before,
    )
    const { form } = make()
    if (!form) return
    const saved = await save(upload)
    expect((await admin('PATCH', `/${upload}/${saved.id}?locale=en`, { ...as('editor'), form })).status).toBe(400)
    expect(await bytesOf(upload, saved.filename)).toEqual(files[upload][0])
    // A caller without permission does not learn what was wrong with the file, because it was never inspected.
    for (const visitor of ['nobody', 'customer', 'store-staff'] as const)
      expect((await admin('POST', `/${upload}?locale=en`, { ...as(visitor), ...make() })).status).toBe(403)
  })

  test.each(Object.keys(uploads) as Upload[])(
    'of %s, a file that is not in their folder is missed by staff, and refused to others',
    async (upload) => {
      const gone = await save(upload)
      await rm(path.join(shop.dataDir, uploads[upload].folder, gone.filename))
      await writeFile(path.join(shop.dataDir, 'outside.png'), files.media[0])
      for (const name of [
        gone.filename,
        'none.png',
        '%2e%2e%2f',
        '..%2foutside.png',
        `..%2f${uploads[upload].folder}`,
        '%2fetc%2fpasswd',
        `${(await save(upload)).filename}%2fa`,
        'a%00.png',
        'a'.repeat(300),
      ]) {
        const answers = await Promise.all(
          visitors.map(async (visitor) => [
            visitor,
            (await admin('GET', `/${upload}/file/${name}`, as(visitor))).status,
          ]),
        )
        expect([name, Object.fromEntries(answers)]).toEqual([
          name,
          Object.fromEntries(
            visitors.map((visitor) => [visitor, (roles as readonly string[]).includes(visitor) ? 404 : 403]),
          ),
        ])
      }
      const answers = locales.map(async (language) =>
        (await admin('GET', `/${upload}/file/none.png`, as('editor', language))).json(),
      )
      expect(await Promise.all(answers)).toEqual(
        ['This file doesn’t exist.', 'Ce fichier n’existe pas.'].map((message) => ({ errors: [{ message }] })),
      )
    },
  )
})
