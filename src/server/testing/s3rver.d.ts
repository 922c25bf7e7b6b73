declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
    configureBuckets: { name: string }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}

declare module '@20minutes/s3rver/lib/signature/v4.js' {
  const v4: { getStringToSign(canonical: { uri: string }, request: object): string }
  export default v4
}
