import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { z } from 'zod'
import { storedNames, type EventBatch } from '../../domain/analytics/stored-event.ts'
import { consentOf } from '../../domain/consent/consent.ts'
import { locales } from '../../domain/locale.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { cookiesOf } from '../http/cookies.ts'
import { rowsOf, sql } from '../database/database.ts'
import { noStore } from '../http/json-http.ts'
import { onceADay } from '../http/once-a-day.ts'
import { jsonEndpoint } from '../http/json-endpoint.ts'

type Options = {
  payload(): Promise<Payload>
  isTooMany(request: IncomingMessage): Promise<boolean>
  addressOf(request: IncomingMessage): string
  now?(): number
}

const LARGEST = 16 * 1024
const event = z.strictObject({
  name: z.enum(storedNames),
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/),
  label: z.string().max(120).optional(),
  value: z.number().min(0).max(10_000_000).optional(),
})
const batch = z.strictObject({
  visit: z.uuid(),
  language: z.enum(locales),
  events: z.array(event).min(1).max(50),
}) satisfies z.ZodType<EventBatch>

/**
 * `POST /api/events`: the events of a visit with C0002 granted. The request's cookie is checked too: without consent
 * nothing is stored, whatever was sent. No IP address and no browser data is stored.
 *
 * A product that a network looks at a second time in a day is stored without its id: the visit counts, but what is
 * viewed together is learned of many shoppers, not of one who sends many visits.
 */
export function eventsApi({
  payload,
  isTooMany,
  addressOf,
  now = Date.now,
}: Options): Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const isFirst = onceADay(now)
  return {
    '/api/events': jsonEndpoint(
      batch,
      { most: LARGEST, isTooMany, isAllowed: isMeasured },
      async (given, request, response) => {
        const address = addressOf(request)
        const events = given.events.map(({ label, ...event }) =>
          event.name === 'view_item' && label && !isFirst(address, label)
            ? event
            : { ...event, ...(label && { label }) },
        )
        await writeEvents(await payload(), { ...given, events }, now())
        response.writeHead(204, noStore).end()
      },
    ),
  }
}

const isMeasured = (request: IncomingMessage) =>
  consentOf(cookiesOf(request).OptanonConsent, request.headers['sec-gpc'] === '1').choice.C0002

async function writeEvents(payload: Payload, { visit, language, events }: EventBatch, now: number): Promise<void> {
  const day = shopDay(now)
  const values = events.map(
    ({ name, path, label, value }) =>
      sql`(${day}, ${now}, ${visit}, ${language}, ${name}, ${path}, ${label ?? null}, ${value ?? null})`,
  )
  await rowsOf(payload)(
    sql`insert into visit_events (day, at, visit, language, name, path, label, value) values ${sql.join(values, sql`, `)}`,
  )
}
