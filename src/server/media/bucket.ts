import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { FileTooLarge, type FileStorage } from './file-storage.ts'

export type BucketSettings = {
  name: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is the first part of the path, and not of the host's name. */
  pathStyle: boolean
}
/** Why a bucket cannot be used, as a sentence for whoever set it up. */
export class BucketFault extends Error {
  /** Whether it passes by itself, and nothing that was set is known to be wrong. */
  get isOutage(): boolean {
    return isBucketAway(this.cause)
  }
}
export type BucketObject = { key: string; bytes: number; version: string }
export type Bucket = {
  name: string
  /** The files whose keys begin with `part`, which ends with a slash. */
  storage(part: string): FileStorage
  /** Every object whose key begins so. */
  list(part: string): AsyncGenerator<BucketObject>
  /** What keeps the shop from using the bucket. */
  fault(): Promise<BucketFault | undefined>
}

/** How long a start waits for a service that takes connections and says nothing. */
const PATIENCE_MS = 15_000

/**
 * A bucket of an S3-compatible service. Its client is loaded with the first request: a shop whose files are in folders
 * never loads it.
 */
export function openBucket(settings: BucketSettings): Bucket {
  const { name: Bucket } = settings
  let opening: ReturnType<typeof openClient> | undefined
  const client = () => (opening ??= openClient(settings))

  async function* list(part: string): AsyncGenerator<BucketObject> {
    const { s3, ListObjectsV2Command } = await client()
    let after: string | undefined
    do {
      const page = await s3
        .send(new ListObjectsV2Command({ Bucket, Prefix: part, ContinuationToken: after }))
        .catch((error: unknown) => {
          throw faultOf(error, settings)
        })
      for (const { Key, Size, ETag } of page.Contents ?? [])
        if (Key !== undefined) yield { key: Key, bytes: Size ?? 0, version: versionOf(ETag) }
      after = page.NextContinuationToken
    } while (after !== undefined)
  }

  const storage = (part: string): FileStorage => ({
    async exists(name) {
      const { s3, HeadObjectCommand } = await client()
      try {
        const head = await s3.send(new HeadObjectCommand({ Bucket, Key: part + name }))
        return { bytes: head.ContentLength ?? 0, version: versionOf(head.ETag) }
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },
    async read(name, atMost) {
      const { s3, GetObjectCommand } = await client()
      const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket, Key: part + name }))
      if (!Body) throw new Error(`the bucket sent nothing of ${name}`)
      if (ContentLength > atMost) {
        ;(Body as Readable).destroy()
        throw new FileTooLarge(name, atMost)
      }
      return Buffer.from(await Body.transformToByteArray())
    },
    async stream(name, { from, to }) {
      const { s3, GetObjectCommand } = await client()
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: part + name, Range: `bytes=${from}-${to}` }))
      return Body as Readable
    },
    async write(name, bytes, type) {
      const { s3, PutObjectCommand } = await client()
      await s3.send(new PutObjectCommand({ Bucket, Key: part + name, Body: bytes, ContentType: type }))
    },
    async delete(name) {
      const { s3, DeleteObjectCommand } = await client()
      await s3.send(new DeleteObjectCommand({ Bucket, Key: part + name }))
    },
  })

  const fault = async () => {
    const { s3, ListObjectsV2Command } = await client()
    // Not a question for the bucket alone: its answer has no body, so it would not say what is wrong.
    // No key begins so: the list is short, however many files there are.
    const asked = new ListObjectsV2Command({ Bucket, Prefix: '/', MaxKeys: 1 })
    return s3.send(asked, { abortSignal: AbortSignal.timeout(PATIENCE_MS) }).then(
      () => undefined,
      (error: unknown) => faultOf(error, settings),
    )
  }
  return { name: Bucket, storage, list, fault }
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: BucketSettings) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
  const s3: S3Client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, httpsAgent: { maxSockets: 100 } },
    // Amazon's newer sums are unknown to other services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { ...commands, s3 }
}

/** A tag of the contents, without what cannot be in a file's name. */
const versionOf = (tag: string | undefined): string => (tag ?? '').replaceAll(/[^\w-]/g, '')

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Whether a bucket’s service could not be reached, or says that it cannot answer now. */
export function isBucketAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = statusOf(error)
  return status === undefined ? '$metadata' in error || error.name === 'AbortError' : status >= 500
}

const faultOf = (error: unknown, settings: BucketSettings) =>
  new BucketFault(sentenceOf(error, settings), { cause: error })

/** By the codes of the protocol (Amazon S3 API, “Error responses”). */
function sentenceOf(error: unknown, { name, endpoint, region, accessKeyId }: BucketSettings): string {
  const { name: code = '', message = '' } = error as { name?: string; message?: string }
  if (statusOf(error) === undefined) return `S3_ENDPOINT does not answer: ${message || code} (${endpoint})`
  if (code === 'NoSuchBucket') return `S3_BUCKET: there is no bucket ${name} at ${endpoint}`
  if (code === 'InvalidAccessKeyId') return `S3_ACCESS_KEY_ID: ${endpoint} does not know ${accessKeyId}`
  if (code === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID'
  if (/Redirect|AuthorizationHeaderMalformed/.test(code))
    return `S3_REGION: the bucket ${name} is not in ${region}, or not at ${endpoint}`
  if (code === 'AccessDenied')
    return `S3_ACCESS_KEY_ID: ${accessKeyId} may not list the bucket ${name} (it needs ListBucket, GetObject, PutObject and DeleteObject)`
  return `The bucket ${name} cannot be used: ${code} ${message} (${endpoint})`
}
