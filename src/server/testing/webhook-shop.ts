import { beforeAll, beforeEach, expect } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import type { Mail } from '../mail/mailer.ts'
import { webhookSender } from '../webhooks/send-webhooks.ts'
import { adminApi } from './admin-api.ts'
import { shoppersOf } from './checkout-shopper.ts'
import { shopOn, type Database } from './databases.ts'
import { poles } from './fixture.ts'
import { orderingOn, type Ordering } from './ordering.ts'
import { staffCookie } from './visitors.ts'
import { webhookReceiver } from './webhook-receiver.ts'

type DeliveryRow = {
  id: number
  type: string
  state: string
  status: unknown
  error: string | null
  attempts: unknown
}

/** A shop with a receiver of webhooks on this machine, a clock of its own, and nothing noted before each test. */
export function webhookShop(database: Database) {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  const { received, answers, address } = webhookReceiver()
  const mails: Mail[] = []
  const lines: string[] = []
  const clock = { now: Date.now() }
  let ordering: Ordering
  let cookie = ''
  const rows: ReturnType<typeof rowsOf> = (query) => rowsOf(shop.payload)(query)
  const { shopper, placed } = shoppersOf(() => ordering)
  const sender = (receiver = { isPublic: (host: string) => host === '127.0.0.1', protocols: ['http:'] }) =>
    webhookSender({
      payload: async () => shop.payload,
      mail: { send: async (mail) => void mails.push(mail) },
      office: 'office@portage.example',
      siteUrl: 'https://portage.example',
      log: (line) => void lines.push(line),
      now: () => clock.now,
      receiver,
    })
  const ask = async (method: string, at: string, json?: object, language = 'en') => {
    const answer = await api(method, at, { cookie, language, ...(json && { json }) })
    const body = (await answer.json()) as Record<string, unknown> & { doc?: { id: number }; secret?: string }
    return { status: answer.status, body, text: JSON.stringify(body) }
  }
  const log = () =>
    rows<DeliveryRow>(sql`select id, type, state, status, error, attempts from webhook_deliveries order by id`)
  const audit = async () =>
    (await rows<{ kind: string }>(sql`select kind from security_events where kind like 'webhook%' order by id`)).map(
      ({ kind }) => kind,
    )

  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    cookie = await staffCookie(shop.payload, 'administrator')
  })
  beforeEach(async () => {
    received.length = answers.length = mails.length = lines.length = 0
    for (const table of ['webhook_deliveries', 'webhooks_events', 'webhooks', 'security_events'])
      await rows(sql`delete from ${sql.identifier(table)}`)
    await rows(sql`delete from outbox where kind = 'webhook'`)
  })

  /** A webhook as an administrator makes it; its receiver is the test's own, which no form takes. */
  async function made(events: string[], at = `http://${address()}/hook`): Promise<{ id: number; secret: string }> {
    const saved = await ask('POST', '/webhooks', { name: 'ERP', url: 'https://erp.example/hook', events, active: true })
    expect(saved.status).toBe(201)
    const id = saved.body.doc!.id
    const { body } = await ask('POST', `/webhooks/${id}/secret`)
    await rows(sql`update webhooks set url = ${at} where id = ${id} returning id`)
    return { id, secret: body.secret ?? '' }
  }
  const ordered = async (skus: string[] = [poles]) => (await placed(await shopper(skus))).number
  return {
    shop,
    rows,
    received,
    answers,
    address,
    mails,
    lines,
    clock,
    sender,
    ask,
    log,
    audit,
    made,
    ordered,
    ordering: () => ordering,
  }
}
