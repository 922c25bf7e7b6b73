import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { z } from 'zod'
import { optionalGroups } from '../../domain/consent/consent.ts'
import type { ConsentNote } from '../../domain/consent/consent-note.ts'
import { locales } from '../../domain/locale.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { rowsOf, sql } from '../database/database.ts'
import { noStore } from '../http/json-http.ts'
import { jsonEndpoint } from '../http/json-endpoint.ts'

type Options = { payload(): Promise<Payload>; isTooMany(request: IncomingMessage): Promise<boolean>; now?(): number }

const LARGEST = 512

const groups = z.string().regex(new RegExp(`^(?:(?:${optionalGroups.join('|')})(?:,(?!$)|$))*$`))
const note = z.strictObject({
  how: z.enum(['accept', 'refuse', 'choose']),
  granted: groups,
  gpc: z.boolean(),
  language: z.enum(locales),
}) satisfies z.ZodType<ConsentNote>

/**
 * `POST /api/consent`: one row in the log of choices, without anything about the person who chose. 204 whatever the log
 * does with it.
 */
export function consentApi({
  payload,
  isTooMany,
  now = Date.now,
}: Options): Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  return {
    '/api/consent': jsonEndpoint(note, { most: LARGEST, isTooMany }, async (given, _, response) => {
      await writeNote(await payload(), given, now())
      response.writeHead(204, noStore).end()
    }),
  }
}

/** Counts the choices of a day that are alike: rows of single choices would reveal when a visitor was here. */
async function writeNote(payload: Payload, { how, granted, gpc, language }: ConsentNote, now: number): Promise<void> {
  const day = shopDay(now)
  const key = [day, how, granted, String(gpc), language].join(' ')
  await rowsOf(payload)(sql`
    insert into consent_log (key, day, how, granted, gpc, language, choices) values (${key}, ${day}, ${how}, ${granted}, ${gpc ? 'on' : 'off'}, ${language}, 1)
    on conflict (key) do update set choices = consent_log.choices + 1`)
}
