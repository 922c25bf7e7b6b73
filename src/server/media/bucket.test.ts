import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket, type BucketSettings } from './bucket.ts'

const settings: BucketSettings = {
  name: 'portage-media',
  endpoint: '',
  region: 'ca-central-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  pathStyle: true,
}
/** What the service answers to the next request. */
let answer: (url: URL) => { status: number; body: string }
const service = http.createServer((request, response) => {
  const { status, body } = answer(new URL(request.url ?? '/', 'http://service.test'))
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)
})
beforeAll(() => new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve)))
afterAll(() => void service.close())
const bucket = () =>
  openBucket({ ...settings, endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}` })

test('a long list is read to its end, page after page', async () => {
  answer = ({ searchParams }) => {
    const at = Number(searchParams.get('continuation-token') ?? 0)
    const next = at < 2 ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : ''
    const object = `<Contents><Key>media/${at}.png</Key><Size>${at}</Size><ETag>"e-${at}"</ETag></Contents>`
    return { status: 200, body: `<ListBucketResult>${next}${object}</ListBucketResult>` }
  }
  const found = []
  for await (const object of bucket().list('media/')) found.push(object)
  expect(found).toEqual([0, 1, 2].map((at) => ({ key: `media/${at}.png`, bytes: at, version: `e-${at}` })))
})

// Amazon S3 API, “Error responses”
test.each([
  [404, 'NoSuchBucket', /^S3_BUCKET: there is no bucket portage-media at http/],
  [403, 'InvalidAccessKeyId', /^S3_ACCESS_KEY_ID: http.+ does not know key$/],
  [403, 'SignatureDoesNotMatch', /^S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID$/],
  [403, 'AccessDenied', /^S3_ACCESS_KEY_ID: key may not list the bucket portage-media/],
  [400, 'AuthorizationHeaderMalformed', /^S3_REGION: the bucket portage-media is not in ca-central-1/],
  [301, 'PermanentRedirect', /^S3_REGION: the bucket portage-media is not in ca-central-1/],
  [400, 'SomethingElse', /^The bucket portage-media cannot be used: SomethingElse words \(http/],
  [503, 'ServiceUnavailable', /^The bucket portage-media cannot be used: ServiceUnavailable words \(http/],
])('%i %s is said in words', async (status, code, sentence) => {
  answer = () => ({ status, body: `<Error><Code>${code}</Code><Message>words</Message></Error>` })
  const fault = await bucket().fault()
  expect([fault?.message, fault?.isOutage]).toEqual([expect.stringMatching(sentence), status >= 500])
})

test('a list that fails halfway is said in words, too', async () => {
  answer = () => ({ status: 400, body: '<Error><Code>SomethingElse</Code><Message>words</Message></Error>' })
  await expect(bucket().list('media/').next()).rejects.toThrow(
    /^The bucket portage-media cannot be used: SomethingElse/,
  )
})
