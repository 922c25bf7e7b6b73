import type { Payload } from 'payload'
import { migratedLine } from './note-migrations.ts'

let loading: Promise<Payload> | undefined

/** Payload, made once per process; it migrates the database on its way. A failure is tried again at the next call. */
export function getShopPayload(): Promise<Payload> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Payload> {
  const [{ getPayload }, { default: config }, { env, isDev }] = await Promise.all([
    import('payload'),
    import('../../payload.config.ts'),
    import('../app/env.ts'),
  ])
  const payload = await getPayload({ config })
  // Payload does it itself in production only.
  if (isDev(env)) await payload.db.migrate()
  const migrated = migratedLine()
  if (migrated) console.log(migrated)
  return payload
}
