import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayAct } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { giftCardWord, type GiftCardWord } from '../../cms/gift-card-words.ts'
import { inTransaction } from '../database/database.ts'
import { turnCard } from './gift-cards.ts'

/**
 * `POST /admin/api/gift-cards/{id}/active` with `{ active }` blocks a card or takes that back, for whoever may refund.
 * It writes nothing else of the card: a form that was opened before the last order must not bring back its balance.
 */
export const giftCardEndpoints: Omit<Endpoint, 'root'>[] = [{ path: '/:id/active', method: 'post', handler: turn }]

const request = z.object({ active: z.boolean() })

async function turn(req: PayloadRequest): Promise<Response> {
  if (!mayAct(roleOf(req.user), 'return')) return refusal(req, 403, 'forbidden')
  await addDataAndFileToRequest(req)
  const asked = request.safeParse(req.data)
  if (!asked.success) return refusal(req, 400, 'failed')
  const id = Number(req.routeParams?.id)
  const by = req.user?.email ?? 'staff'
  const answer = Number.isSafeInteger(id)
    ? await inTransaction(req.payload, (rows) => turnCard(rows, id, asked.data.active, by))
    : 'unknown'
  if (answer === 'unknown') return refusal(req, 404, 'unknown')
  return answer === 'cancelled' ? refusal(req, 409, 'cancelled') : Response.json({ ok: true })
}

const refusal = (req: PayloadRequest, status: number, word: GiftCardWord) =>
  Response.json({ errors: [{ message: giftCardWord(localeOf(req), word) }] }, { status })
