import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { testAccounts } from '../testing/accounts.ts'
import { adminApi, fileForm } from '../testing/admin-api.ts'
import { bucketEnvironment, bucketServer } from '../testing/bucket-server.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { picture, webm } from '../testing/uploads.ts'
import { signedInVisitors } from '../testing/visitors.ts'
import { isBucketAway, openBucket, type Bucket } from './bucket.ts'
import { shopFiles } from './shop-files.ts'
import { shopStorage, usableStorage } from './shop-storage.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-machine-'))
  folders.push(folder)
  return folder
}
const [service, ofSqlite, ofPostgres] = [await bucketServer(), await bucketServer(), await bucketServer()]
const services = { SQLite: ofSqlite, PostgreSQL: ofPostgres }
afterAll(async () => {
  for (const each of [service, ofSqlite, ofPostgres]) await each.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a bucket that cannot be used is refused at the start, in words', () => {
  test.each([
    [{ secretAccessKey: 'wrong' }, /^S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID$/],
    [{ accessKeyId: 'nobody' }, /^S3_ACCESS_KEY_ID: http.+ does not know nobody$/],
    [{ name: 'other-bucket' }, /^S3_BUCKET: there is no bucket other-bucket at http/],
  ])('%j', async (wrong, sentence) => {
    const bucket = { ...service.settings, ...wrong }
    const warn = vi.fn()
    await expect(usableStorage({ dataDir: newFolder(), bucket }, warn)).rejects.toThrow(sentence)
    expect(warn).not.toHaveBeenCalled()
  })
  test('but one that does not answer is a warning, and its pictures are 503', async () => {
    const bucket = { ...service.settings, endpoint: 'http://127.0.0.1:9' }
    const warnings: string[] = []
    const { originals } = await usableStorage({ dataDir: newFolder(), bucket }, (said) => warnings.push(said))
    expect(warnings).toEqual([
      expect.stringMatching(
        /^S3_ENDPOINT does not answer: .*ECONNREFUSED.* \(http:\/\/127\.0\.0\.1:9\)\. The shop opens; /,
      ),
    ])
    expect(isBucketAway(await originals.media.exists('tent.png').catch((error: unknown) => error))).toBe(true)
  })
  test('and a right one is not', async () => expect(await openBucket(service.settings).fault()).toBeUndefined())
})

describe.each(databases)('%s', (database) => {
  const { settings, stop } = services[database]
  const variables = bucketEnvironment(settings)
  beforeAll(() => void Object.assign(process.env, variables))
  afterAll(() => Object.keys(variables).forEach((name) => delete process.env[name]))
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const bucket = openBucket(settings)
  const machine = (dataDir: string) =>
    shopFiles(
      shopStorage({ dataDir, bucket: settings }),
      async () => shop.payload,
      async () => false,
    )
  const [here, there] = [machine(newFolder()), machine(newFolder())]
  const askOf = (files: () => ReturnType<typeof machine>) =>
    served(
      () => async (request, response, url) =>
        Object.entries(files()).find(([prefix]) => url.pathname.startsWith(prefix))?.[1](request, response, url),
    )
  const [ask, askThere] = [askOf(() => here), askOf(() => there)]
  let cookie: string | undefined
  beforeAll(async () => {
    cookie = (
      await signedInVisitors(
        shop.payload,
        testAccounts(() => shop.payload),
      )
    ).get('editor')
  })

  const send = async (name: string, bytes: Buffer): Promise<{ id: number; filename: string }> => {
    const form = fileForm(name, bytes, 'image/png', { alt: 'A tent' })
    const answer = await admin('POST', '/media?locale=en', { cookie, form })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { doc: { id: number; filename: string } }).doc
  }

  test('a picture that staff upload is seen by every machine, and made once for all', async () => {
    const { filename } = await send('tent.png', await picture('#5b2a55'))
    expect(existsSync(path.join(shop.dataDir, 'media'))).toBe(false)
    const first = await ask(`/media/${filename}?w=200`)
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/webp'])
    const [made, ...more] = (await keysOf(bucket, 'pictures/')).filter((key) => key.includes(filename))
    expect(more).toEqual([])
    // What another machine sends is the bucket's, and not made anew.
    const sample = await sharp(await picture('#ffffff'))
      .webp()
      .toBuffer()
    await bucket.storage('pictures/').write(made!.slice('pictures/'.length), sample, 'image/webp')
    expect((await askThere(`/media/${filename}?w=200`)).bytes.equals(sample)).toBe(true)
    expect((await ask(`/media/${filename}?w=200`)).bytes.equals(first.bytes)).toBe(true)
  })

  test('one that was replaced or cut is another picture for every machine', async () => {
    const { id, filename } = await send('lake.png', await picture('#5b2a55'))
    const etags = [(await ask(`/media/${filename}?w=200`)).headers.etag]
    const edits =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
    const size = 'uploadEdits[widthInPixels]=4&uploadEdits[heightInPixels]=4'
    const cut = await admin('PATCH', `/media/${id}?locale=en&${edits}&${size}`, { cookie, json: { alt: 'A lake' } })
    const { doc: lake } = (await cut.json()) as { doc: { filename: string } }
    expect([cut.status, lake]).toEqual([200, expect.objectContaining({ width: 4, height: 4 })])
    expect(lake.filename).toMatch(/^lake-[0-9a-f]{8}\.png$/)
    expect(await sharp(await bucket.storage('media/').read(lake.filename, 1000)).metadata()).toMatchObject({ width: 4 })
    etags.push(
      (await ask(`/media/${lake.filename}?w=200`)).headers.etag,
      (await askThere(`/media/${lake.filename}?w=200`)).headers.etag,
    )
    expect([new Set(etags).size, etags[1] === etags[2]]).toEqual([2, true])
    expect((await askThere(`/media/${filename}?w=200`)).status).toBe(404)

    const form = fileForm('river.png', await picture('#ffffff'), 'image/png', { alt: 'A river' })
    const replaced = await admin('PATCH', `/media/${id}?locale=en`, { cookie, form })
    const { doc: river } = (await replaced.json()) as { doc: { filename: string } }
    expect([replaced.status, river.filename]).toEqual([200, expect.stringMatching(/^river-[0-9a-f]{8}\.png$/)])
    expect([
      (await ask(`/media/${river.filename}?w=200`)).status,
      (await ask(`/media/${lake.filename}?w=200`)).status,
    ]).toEqual([200, 404])
  })

  test('staff get the original, players a part of a video', async () => {
    const bytes = await picture('#5b2a55')
    const { filename } = await send('map.png', bytes)
    const whole = await admin('GET', `/media/file/${filename}`, { cookie })
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await admin('GET', `/media/file/${filename}`)).status).toBe(403)
    expect((await admin('GET', '/media/file/none.png', { cookie })).status).toBe(404)
    const form = fileForm('snow.webm', webm, 'video/webm', { title: 'Snow', wordless: true })
    expect((await admin('POST', '/videos?locale=en', { cookie, form })).status).toBe(201)
    const part = await ask('/video/snow.webm', { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.bytes.toString('hex'), part.headers['content-range']]).toEqual([
      206,
      '1a45dfa3',
      `bytes 0-3/${webm.length}`,
    ])
  })

  test('a deleted picture is gone from the bucket, and for every machine', async () => {
    const { id, filename } = await send('gone.png', await picture('#5b2a55'))
    expect((await askThere(`/media/${filename}?w=200`)).status).toBe(200)
    expect(await bucket.fault()).toBeUndefined()
    expect((await admin('DELETE', `/media/${id}`, { cookie })).status).toBe(200)
    expect([
      (await ask(`/media/${filename}?w=200`)).status,
      (await askThere(`/media/${filename}?w=200`)).status,
    ]).toEqual([404, 404])
    expect(await keysOf(bucket, 'media/gone')).toEqual([])
  })

  test('without the bucket nothing is saved or deleted, and staff read why', async () => {
    const { id } = await send('stays.png', await picture('#5b2a55'))
    const before = (await shop.payload.count({ collection: 'media' })).totalDocs
    await stop()
    for (const [at, language] of locales.entries()) {
      const form = fileForm('lost.png', await picture('#5b2a55'), 'image/png', { alt: 'A tent' })
      const words = ['Couldn’t store the file', 'Impossible d’enregistrer le fichier'][at] ?? ''
      for (const answer of [
        await admin('POST', '/media?locale=en', { cookie, language, form }),
        await admin('DELETE', `/media/${id}`, { cookie, language }),
      ])
        expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(words)])
    }
    expect((await shop.payload.count({ collection: 'media' })).totalDocs).toBe(before)
  })
})

async function keysOf(bucket: Bucket, part: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of bucket.list(part)) keys.push(key)
  return keys
}
