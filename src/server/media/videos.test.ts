import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served } from '../testing/http.ts'
import { folderStorage } from './file-storage.ts'
import { captionsOf, videos } from './videos.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-video-'))
const source = path.join(folder, 'video')
const ask = served(() =>
  videos(folderStorage(source), async (file, locale) =>
    file === 'snow.webm' && locale === 'fr' ? 'WEBVTT' : undefined,
  ),
)
beforeAll(() => {
  mkdirSync(source)
  writeFileSync(path.join(source, 'snow.webm'), '0123456789')
  writeFileSync(path.join(source, 'notes.txt'), 'words')
  writeFileSync(path.join(folder, 'secret.webm'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a video', () => {
  test('is sent whole', async () => {
    const { status, text, headers } = await ask('/video/snow.webm')
    expect([status, text, headers['content-type'], headers['accept-ranges'], headers['content-length']]).toEqual([
      200,
      '0123456789',
      'video/webm',
      'bytes',
      '10',
    ])
  })

  test.each([
    ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
    ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-300', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('by %s answers %i with %s', async (range, status, text, sent) => {
    const answer = await ask('/video/snow.webm', { headers: { range } })
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, sent])
  })

  test('is not sent again, and a range of an older file is not joined with it', async () => {
    const etag = (await ask('/video/snow.webm')).headers.etag!
    expect((await ask('/video/snow.webm', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await ask('/video/snow.webm', { headers: { range: 'bytes=2-3', 'if-range': etag } })).text).toBe('23')
    expect((await ask('/video/snow.webm', { headers: { range: 'bytes=2-3', 'if-range': '"old"' } })).status).toBe(200)
    expect((await ask('/video/snow.webm', { method: 'HEAD' })).text).toBe('')
  })
})

test.each([
  '../secret.webm',
  '..%2fsecret.webm',
  'notes.txt',
  'missing.webm',
  'snow.webm/',
  'snow.webm/de.vtt',
  'snow.webm/en.vtt',
  'other.webm/fr.vtt',
  '.webm',
  '%00.webm',
  '',
])('/video/%s answers 404', async (name) => expect((await ask(`/video/${name}`)).status).toBe(404))

test('captions are sent in their language', async () => {
  const { status, text, headers } = await ask('/video/snow.webm/fr.vtt')
  expect([status, text, headers['content-type']]).toEqual([200, 'WEBVTT', 'text/vtt; charset=utf-8'])
})

// acceptance 66
test.each([
  [{ captions: { en: 'WEBVTT en', fr: 'WEBVTT fr' } }, 'WEBVTT fr'],
  [{ captions: { en: 'WEBVTT en' } }, undefined],
  [{ captions: { en: 'WEBVTT en' }, wordless: true }, /Personne ne parle/],
  [{ wordless: true }, /^WEBVTT\n\n00:00\.000 --> 00:04\.000\n\[Personne ne parle/],
  [{}, undefined],
])('French captions of %j', async (doc, text) => {
  const found = await captionsOf({ find: async () => ({ docs: [doc] }) } as unknown as Payload, 'snow.webm', 'fr')
  if (text instanceof RegExp) expect(found).toMatch(text)
  else expect(found).toBe(text)
})
