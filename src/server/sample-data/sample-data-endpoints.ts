import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { lookFromDoc } from '../../cms/from-doc/shop-settings.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { confirmsRemoval } from '../../domain/sample-data.ts'
import { loggedNetwork } from '../http/network.ts'
import { addressOfStaff } from '../admin/staff-attempts.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { rowsOf, sql } from '../database/database.ts'
import { progressStream } from '../import-export/progress-stream.ts'
import { SHOP_SETTINGS } from '../settings/shop-settings.ts'
import { removeSamples } from './remove-samples.ts'
import { countSamples, filledAt } from './sample-documents.ts'
import { sampleSlogans } from './sample-slogan.ts'

const KINDS = { kept: 'sample-kept', began: 'sample-removal-began', removed: 'sample-removed' } as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

/** One at a time: a second press finds the first at work. */
const running = new WeakSet<Payload>()

/**
 * Under `/admin/api/sample-data`, for administrators: `GET` says what is left of the sample catalogue, whether it was
 * decided about, and what was done; `POST keep` leaves it, and `POST remove` removes it once the name of the shop is
 * typed. The work goes on where nobody follows it any longer.
 */
export const sampleDataEndpoints: Endpoint[] = [
  { path: '/sample-data', method: 'get', handler: guarded((req) => state(req)) },
  { path: '/sample-data/keep', method: 'post', handler: guarded((req) => keep(req)) },
  { path: '/sample-data/remove', method: 'post', handler: guarded((req) => remove(req)) },
]

function guarded(answer: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] {
  return async (req) =>
    allowed(roleOf(req.user), 'products', 'delete') && roleOf(req.user) === 'administrator'
      ? answer(req)
      : refusal(req, 403, 'sample_noRight')
}

const refusal = (req: PayloadRequest, status: number, name: 'sample_noRight' | 'sample_type' | 'sample_busy') =>
  Response.json({ message: staffText(localeOf(req), name) }, { status })

async function state(req: PayloadRequest): Promise<Response> {
  const at = await filledAt(req.payload)
  const deeds = await rowsOf(req.payload)<{ kind: string; detail: string; created_at: unknown }>(
    sql`select kind, detail, created_at from security_events where kind in (${KINDS.kept}, ${KINDS.began}, ${KINDS.removed}) order by id desc limit 20`,
  )
  return Response.json(
    {
      shop: await shopNamed(req.payload),
      counts: at === undefined ? {} : await countSamples(req.payload, at),
      hasSlogan: at !== undefined && (await sampleSlogans(req.payload)).length > 0,
      isRunning: running.has(req.payload),
      isDecided: at === undefined || deeds.length > 0,
      deeds: deeds.map(({ kind, detail, created_at }) => ({
        kind,
        detail,
        at: new Date(String(created_at)).getTime(),
      })),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}

async function keep(req: PayloadRequest): Promise<Response> {
  await note(req, KINDS.kept)
  return Response.json({})
}

async function remove(req: PayloadRequest): Promise<Response> {
  const given: unknown = await req.json?.().catch(() => undefined)
  const typed = typeof given === 'object' && given !== null && 'name' in given ? given.name : undefined
  if (!confirmsRemoval(typed, await shopNamed(req.payload))) return refusal(req, 400, 'sample_type')
  if (running.has(req.payload)) return refusal(req, 409, 'sample_busy')
  running.add(req.payload)
  await note(req, KINDS.began)
  return progressStream(
    async (progress) => {
      try {
        const done = await removeSamples(req.payload, progress)
        await note(req, KINDS.removed, `${done.removed} / ${done.changed} / ${done.referenced}`)
        return done
      } finally {
        running.delete(req.payload)
      }
    },
    (error) => req.payload.logger.error({ err: error, msg: 'the sample catalogue was not removed as a whole' }),
  )
}

const shopNamed = async (payload: Payload): Promise<string> =>
  lookFromDoc(await payload.findGlobal({ slug: SHOP_SETTINGS, depth: 0, overrideAccess: true })).name

/** Who did it, from which network, and how much went, was changed and is referred to. */
async function note(req: PayloadRequest, kind: Kind, how?: string): Promise<void> {
  const by = req.user && 'email' in req.user ? String(req.user.email) : ''
  await writeSecurityEvent(rowsOf(req.payload), {
    kind,
    of: `staff ${req.user?.id ?? ''}`,
    network: loggedNetwork(addressOfStaff(req)),
    detail: how ? `${by}: ${how}` : by,
    at: Date.now(),
  })
}
