import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { z } from 'zod'
import { storedNames, type EventBatch } from '../../domain/analytics/stored-event.ts'
import { consentOf } from '../../domain/consent/consent.ts'
import { locales } from '../../domain/locale.ts'
import { SHOP_ZONE } from '../../domain/shipping/delivery-estimate.ts'
import { dayInZone } from '../../domain/time.ts'
import { cookiesOf } from '../cookies.ts'
import { rowsOf, sql } from '../database.ts'
import { readJson, unkept } from '../json-http.ts'

type Options = { payload(): Promise<Payload>; isTooMany(request: IncomingMessage): Promise<boolean>; now?(): number }

const LARGEST = 16 * 1024
const event = z.strictObject({
  name: z.enum(storedNames),
  path: z.string().max(300).regex(/^\/[^?#\s]*$/),
  label: z.string().max(120).optional(),
  value: z.number().min(0).max(10_000_000).optional(),
})
const batch = z.strictObject({ visit: z.uuid(), language: z.enum(locales), events: z.array(event).min(1).max(50) }) satisfies z.ZodType<EventBatch>

/**
 * `POST /api/events`: what a browser tells of a visit with C0002 granted. The cookie of the request is asked too: without the
 * consent nothing is stored, whatever was sent. No address and nothing of the browser is kept.
 */
export function eventsApi({ payload, isTooMany, now = Date.now }: Options): Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  return {
    '/api/events': async (request, response) => {
      if (request.method !== 'POST') return void response.writeHead(405, { ...unkept, allow: 'POST' }).end()
      if (await isTooMany(request)) return void response.writeHead(429, { ...unkept, 'retry-after': '60' }).end()
      if (!consentOf(cookiesOf(request).OptanonConsent, request.headers['sec-gpc'] === '1').choice.C0002) return void response.writeHead(403, unkept).end()
      const given = batch.safeParse(await readJson(request, LARGEST))
      if (!given.success) return void response.writeHead(400, unkept).end()
      await writeEvents(await payload(), given.data, now())
      response.writeHead(204, unkept).end()
    },
  }
}

async function writeEvents(payload: Payload, { visit, language, events }: EventBatch, now: number): Promise<void> {
  const day = dayInZone(now, SHOP_ZONE)
  const values = events.map(({ name, path, label, value }) => sql`(${day}, ${now}, ${visit}, ${language}, ${name}, ${path}, ${label ?? null}, ${value ?? null})`)
  await rowsOf(payload)(sql`insert into visit_events (day, at, visit, language, name, path, label, value) values ${sql.join(values, sql`, `)}`)
}
