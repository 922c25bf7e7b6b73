import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = process.env.APP_ROOT ?? path.resolve(import.meta.dirname, '..')

/** Next's development sockets are closed to every host but localhost, and without them the admin stays blank. */
const ownHosts = ['127.0.0.1', new URL(process.env.SITE_URL || 'http://localhost').hostname]

/**
 * JavaScript, because Next loads its compiler of 26 MB into the running server to read a file of TypeScript.
 * @type {import('next').NextConfig}
 */
const config = {
  poweredByHeader: false,
  // Pictures are made by the shop (server/media/images.ts); Next's maker of them is closed to everybody.
  images: { unoptimized: true },
  // Nothing of the admin is the same for two requests.
  cacheMaxMemorySize: 0,
  turbopack: { root },
  allowedDevOrigins: ownHosts,
  outputFileTracingRoot: root,
  // The shop's server and the admin share one process and one Payload instance. With a second copy of its classes in
  // this bundle no error would be an `instanceof` its own class, and every refusal would lose its fields and reasons.
  serverExternalPackages: ['payload', '@payloadcms/drizzle', '@payloadcms/db-sqlite', '@payloadcms/db-postgres'],
  experimental: {
    // Everything is built at once, after a change of its sources: a cache would only be written.
    turbopackFileSystemCacheForBuild: false,
    // The server reads source maps for its own traces; those of the admin have the sources of all its packages in them.
    turbopackSourceMaps: false,
    // To load a page takes some tenths of a second in which shoppers wait: each when it is first asked for.
    preloadEntriesOnStart: false,
  },
  // The whole project is checked by `npm run verify`.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config)
