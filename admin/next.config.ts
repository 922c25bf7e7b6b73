import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = process.env.APP_ROOT ?? path.resolve(import.meta.dirname, '..')

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root },
  outputFileTracingRoot: root,
  // The whole project is checked by `npm run verify`.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config)
