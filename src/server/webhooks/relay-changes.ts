import type { Payload } from 'payload'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import { paths } from '../../domain/paths.ts'
import { stockTargets } from '../../domain/catalog/seen-stock.ts'
import { customerTargets, fedEvents, type WebhookEvent } from '../../domain/webhooks/webhook.ts'
import { isoInstant } from '../../domain/time.ts'
import { Catalogue } from '../catalog/catalogue.ts'
import { changedProducts } from '../catalog/changed-products.ts'
import { readProducts } from '../catalog/read-products.ts'
import { chunk } from '../database/chunk.ts'
import { inTransaction, rowsOf, sql, sqlList } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { changesAfter, type Change } from '../feed/changes.ts'
import { messageBody } from './messages.ts'
import { addDelivery } from './note-webhook.ts'

/** Rows of the change feed taken at a time, and what one message names at most, so that it stays below its size. */
const [AT_ONCE, MOST_PRODUCTS, MOST_LEVELS] = [500, 40, 300]

type Options = { payload(): Promise<Payload>; siteUrl: string; now(): number }
type Message = { type: WebhookEvent; body: string }
type Following = { id: number; position: number; events: ReadonlySet<string> }
type Wanted = { at: string; events: ReadonlySet<string> }

/**
 * Calls webhooks for what the change feed says of products, stock and customers. Each webhook has its own place in the
 * feed, which moves on in the transaction that notes its messages: no change is passed over, and none is noted twice,
 * however many processes follow. What changed often in between is named once, as it is now.
 */
export function changeRelay({ payload: getPayload, siteUrl, now }: Options) {
  return async (): Promise<void> => {
    const payload = await getPayload()
    for (const webhook of await following(payload)) while (await follow(payload, webhook));
  }

  /** Notes the messages of the next rows; whether there may be more. */
  async function follow(payload: Payload, webhook: Following): Promise<boolean> {
    const { changes, last } = await changesAfter(payload, webhook.position, AT_ONCE)
    if (changes.length === 0) return false
    const at = isoInstant(now())
    const messages = await messagesOf(payload, changes, { at, events: webhook.events })
    const isMine = await inTransaction(payload, async (rows) => {
      const moved = await rows(
        sql`update webhooks set position = ${last} where id = ${webhook.id} and active = ${true} and position = ${webhook.position} returning id`,
      )
      if (moved.length === 0) return false
      for (const message of messages) await addDelivery(rows, webhook.id, { ...message, at })
      return true
    })
    webhook.position = last
    return isMine && changes.length === AT_ONCE
  }

  /** Of what the webhook follows only: the rest is not read. */
  async function messagesOf(payload: Payload, changes: readonly Change[], { at, events }: Wanted): Promise<Message[]> {
    const ofProducts = events.has('product.updated') || events.has('product.removed')
    const messages = [
      ...(ofProducts ? await productMessages(payload, changes, at) : []),
      ...(events.has('stock.changed') ? await stockMessages(payload, changes, at) : []),
      ...changes.flatMap(({ target, docId }) => {
        const type = Object.values(customerTargets).find((one) => one === target)
        return type ? [{ type, body: messageBody(type, at, { customer: { id: docId } }) }] : []
      }),
    ]
    return messages.filter(({ type }) => events.has(type))
  }

  async function productMessages(payload: Payload, changes: readonly Change[], at: string): Promise<Message[]> {
    const { saved } = await changedProducts(rowsOf(payload), changes, [])
    const catalogue = new Catalogue(async () => payload)
    const messages: Message[] = []
    for (const codes of chunk([...saved], MOST_PRODUCTS)) {
      const docs = await readProducts(payload, { code: { in: codes } }, codes.length)
      const of = await catalogue.productsOf(docs)
      const shown = docs.flatMap((doc) => {
        const [en, fr] = [of(doc, 'en'), of(doc, 'fr')]
        return en && fr ? [{ en, fr }] : []
      })
      if (shown.length > 0)
        messages.push({
          type: 'product.updated',
          body: messageBody('product.updated', at, {
            products: shown.map(({ en, fr }) => ({
              id: en.id,
              title: { en: en.title, fr: fr.title },
              url: {
                en: absoluteUrl(siteUrl, paths.product('en', en.id, en.slug)),
                fr: absoluteUrl(siteUrl, paths.product('fr', fr.id, fr.slug)),
              },
              availability: en.availability,
            })),
          }),
        })
      const gone = codes.filter((code) => !shown.some(({ en }) => en.id === code))
      if (gone.length > 0)
        messages.push({
          type: 'product.removed',
          body: messageBody('product.removed', at, { products: gone.map((id) => ({ id })) }),
        })
    }
    return messages
  }
}

async function stockMessages(payload: Payload, changes: readonly Change[], at: string): Promise<Message[]> {
  const levels = changes.filter(({ target }) => Object.values<string>(stockTargets).includes(target))
  const found = await rowsIn<{ sku: string; location: string; quantity: number | string }>(
    rowsOf(payload),
    [...new Set(levels.map(({ docId }) => Number(docId)))],
    (ids) => sql`select sku, location, quantity from inventory where id in (${ids})`,
  )
  return chunk(found, MOST_LEVELS).map((some) => ({
    type: 'stock.changed' as const,
    body: messageBody('stock.changed', at, {
      stock: some.map(({ sku, location, quantity }) => ({ sku, location, available: Number(quantity) })),
    }),
  }))
}

/** The webhooks that are on and follow the feed, with what they asked for. */
async function following(payload: Payload): Promise<Following[]> {
  const found = await rowsOf(payload)<{ id: number | string; position: number | string; value: string }>(
    sql`select w.id, w.position, e.value from webhooks w join webhooks_events e on e.parent_id = w.id where w.active = ${true} and w.secret is not null and w.position is not null and e.value in (${sqlList(fedEvents)}) order by w.id`,
  )
  return [...Map.groupBy(found, ({ id }) => Number(id))].map(([id, events]) => ({
    id,
    position: Number(events[0]?.position ?? 0),
    events: new Set(events.map(({ value }) => value)),
  }))
}
