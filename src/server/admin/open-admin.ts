import type { Server } from 'node:http'
import type { Payload } from 'payload'
import { isDev, type Env } from '../app/env.ts'
import { requestAddress } from '../http/request-limits.ts'
import { adminApp } from './admin-app.ts'
import { adminBodies } from './admin-bodies.ts'

/** The editors' application behind a limit of what it is sent. */
export const openAdmin = (env: Env, server: Server, payload: () => Promise<Payload>) =>
  adminBodies(
    payload,
    requestAddress(env.TRUST_PROXY),
    adminApp({ root: env.APP_ROOT, dev: isDev(env), server, port: env.PORT }),
  )
