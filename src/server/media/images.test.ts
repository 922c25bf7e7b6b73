import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { imageWidths } from '../../domain/shell/media.ts'
import { folderStorage } from './file-storage.ts'
import { images } from './images.ts'
import { served } from '../testing/http.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-images-'))
const [source, cache] = [path.join(folder, 'media'), path.join(folder, 'made', 'pictures')]
const ask = served(() => handler)
let handler: ReturnType<typeof images>
const picture = (width: number) =>
  sharp({
    create: {
      width,
      height: width / 2,
      channels: 3,
      background: '#5b2a55',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
const made = () => readdirSync(cache, { recursive: true })

beforeAll(async () => {
  for (const each of [source, cache]) mkdirSync(each, { recursive: true })
  writeFileSync(path.join(source, 'tent.png'), await picture(400))
  writeFileSync(path.join(source, 'fake.png'), 'I am a text')
  writeFileSync(path.join(source, 'damaged.png'), (await picture(400)).subarray(0, 3000))
  writeFileSync(path.join(source, 'notes.txt'), 'words')
  writeFileSync(path.join(source, '.hidden.png'), await picture(4))
  writeFileSync(path.join(folder, 'secret.png'), await picture(4))
  handler = images(folderStorage(source), folderStorage(cache))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// acceptance 127
test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/webp', 'webp'],
  [undefined, 'image/webp', 'webp'],
])('a browser that accepts %s gets %s (acceptance 127)', async (accept, type, format) => {
  const { status, headers, bytes } = await ask('/media/tent.png?w=200&q=65', { headers: accept ? { accept } : {} })
  expect([
    status,
    headers['content-type'],
    headers.vary,
    headers['cache-control'],
    Number(headers['content-length']),
  ]).toEqual([200, type, 'accept', 'public, max-age=31536000, immutable', bytes.length])
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, height: 100 })
})

test('the quality is 65 (acceptance 127)', async () => {
  const expected = await sharp(path.join(source, 'tent.png'))
    .resize(120, null, { withoutEnlargement: true })
    .webp({ quality: 65 })
    .toBuffer()
  expect((await ask('/media/tent.png?w=120')).bytes.equals(expected)).toBe(true)
})

test.each([...imageWidths])('%i px is a width that is made, never larger than the picture', async (width) => {
  const { bytes } = await ask(`/media/tent.png?w=${width}&q=65`)
  expect((await sharp(bytes).metadata()).width).toBe(Math.min(width, 400))
})

test('without a width it is 800 px wide at most', async () =>
  expect((await sharp((await ask('/media/tent.png')).bytes).metadata()).width).toBe(400))

test.each([
  'w=61',
  'w=0',
  'w=-200',
  'w=1e9',
  'w=abc',
  'w=200.5',
  'w=',
  'w=200&q=80',
  'w=200&q=100',
  'w=200&q=',
  'w=200&q=x',
])('%s is refused', async (search) => {
  expect((await ask(`/media/tent.png?${search}`)).status).toBe(400)
})

describe('nothing but pictures of the folder is served', () => {
  test.each([
    ['..%2fsecret.png', 400],
    ['..%5csecret.png', 400],
    ['%2e%2e%2fsecret.png', 400],
    ['..%252fsecret.png', 400],
    ['a%2f..%2f..%2fsecret.png', 400],
    ['%2fetc%2fpasswd.png', 400],
    ['tent.png%00.png', 400],
    ['.hidden.png', 400],
    ['notes.txt', 400],
    ['tent.png/', 400],
    ['tent.png%2f', 400],
    ['%E0%A4%A', 400],
    ['', 400],
    ['missing.png', 404],
    ['tent.PNG', 404],
  ])('/media/%s answers %i', async (name, status) => {
    const { status: given, headers } = await ask(`/media/${name}?w=200`)
    expect([given, headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test('a path that leaves the folder as it is written does not', async () =>
    expect([400, 404]).toContain((await ask('/media/../secret.png?w=200')).status))

  test.each(['fake.png', 'damaged.png'])(
    '%s is not a picture, which is not an error of the shop, and no file is left',
    async (name) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect((await ask(`/media/${name}?w=200`)).status).toBe(404)
      expect(warned).toHaveBeenCalledOnce()
      warned.mockRestore()
      expect(made().filter((file) => String(file).includes(name))).toEqual([])
      expect((await ask('/media/tent.png?w=200')).status).toBe(200)
    },
  )
})

test('a burst makes a picture once', async () => {
  rmSync(cache, { recursive: true })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/media/tent.png?w=320')))
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1)
  expect(made()).toHaveLength(1)
})

test('what a browser has is not sent again; HEAD sends nothing', async () => {
  const { headers } = await ask('/media/tent.png?w=320')
  const again = await ask('/media/tent.png?w=320', { headers: { 'if-none-match': headers.etag! } })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const head = await ask('/media/tent.png?w=320', { method: 'HEAD' })
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']])
})

test('a picture that was replaced is resized again', async () => {
  const before = await ask('/media/tent.png?w=200')
  writeFileSync(path.join(source, 'tent.png'), await picture(300))
  utimesSync(path.join(source, 'tent.png'), new Date(), new Date(Date.now() + 5000))
  const after = await ask('/media/tent.png?w=200', { headers: { 'if-none-match': before.headers.etag! } })
  expect([after.status, after.headers.etag === before.headers.etag]).toEqual([200, false])
})

test('pictures that the disk has no room for are sent, which the log says once until it has room again', async () => {
  const store = folderStorage(cache)
  let isFull = true
  const write: typeof store.write = (...file) =>
    isFull ? Promise.reject(new Error('ENOSPC: no space left on device')) : store.write(...file)
  const before = handler
  handler = images(folderStorage(source), { ...store, write })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sizes = async (...widths: number[]) => {
    for (const width of widths) {
      const { status, bytes, headers } = await ask(`/media/tent.png?w=${width}`)
      expect([status, Number(headers['content-length'])]).toEqual([200, bytes.length])
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
  }
  rmSync(cache, { recursive: true })
  await sizes(200, 120, 200)
  expect(said.mock.calls).toEqual([['Pictures are sent without being stored: ENOSPC: no space left on device']])
  isFull = false
  await sizes(200)
  expect(made()).toHaveLength(1)
  isFull = true
  await sizes(120)
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
  handler = before
})
