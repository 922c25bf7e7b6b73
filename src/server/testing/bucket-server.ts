import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import v4 from '@20minutes/s3rver/lib/signature/v4.js'
import type { BucketSettings } from '../media/bucket.ts'

// Clients sign the address of a bucket with its last slash (Amazon S3, “Signature calculations”); this server without.
const { getStringToSign } = v4
v4.getStringToSign = (canonical, request) =>
  getStringToSign({ ...canonical, uri: canonical.uri.replace(/^\/[^/]+$/, '$&/') }, request)

/** An S3-compatible service of this machine with one empty bucket. It checks signatures. */
export async function bucketServer(): Promise<{ settings: BucketSettings; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'portage-bucket-'))
  const name = 'portage-media'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  const settings = {
    name,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ca-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  }
  let running = true
  const stop = async () => {
    if (!running) return
    running = false
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { settings, stop }
}

/** The same settings as variables of the environment. */
export const bucketEnvironment = ({ name, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) => ({
  S3_BUCKET: name,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_PATH_STYLE: 'true',
})
