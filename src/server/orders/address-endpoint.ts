import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayCorrectOrders } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { TaxRates } from '../checkout/tax-rates.ts'
import { correctAddress, type CorrectionAnswer } from './correct-address.ts'
import { fieldWords } from './field-words.ts'

const text = z.string().max(400).default('')
const asked = z.object({
  key: z.string().min(16).max(64),
  agreed: z.number().int().optional(),
  address: z.object({ name: text, line1: text, line2: text, city: text, province: text, postalCode: text }),
})

/**
 * Corrects where an order goes; answers with what is wrong in the words of whoever asks, and with `more` where it costs
 * so much more: sent again as `agreed`, the customer is mailed a link to pay it.
 */
export async function addressEndpoint(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  const refuse = (status: number, message: string) => Response.json({ message }, { status })
  if (!mayCorrectOrders(roleOf(req.user))) return refuse(403, staffText(locale, 'order_address_noRight'))
  await addDataAndFileToRequest(req)
  const given = asked.safeParse(req.data)
  if (!given.success) return refuse(400, staffText(locale, 'order_address_unread'))
  const answer = await correctAddress(
    { payload: req.payload, taxes: new TaxRates(async () => req.payload) },
    String(req.routeParams?.number ?? ''),
    { ...given.data, by: req.user?.email ?? 'staff' },
  )
  if (answer.ok) return Response.json({ ok: true })
  const message = wordsOf(answer, locale)
  if (answer.reason === 'dearer') return Response.json({ message, more: answer.by }, { status: 409 })
  return refuse(answer.reason === 'faults' ? 400 : 409, message)
}

function wordsOf(answer: CorrectionAnswer & { ok: false }, locale: Locale): string {
  switch (answer.reason) {
    case 'faults':
      return answer.faults.map(({ field, problem }) => fieldWords(field, problem, locale)).join('; ')
    case 'dearer':
      return staffText(locale, 'order_address_dearer', { amount: money(answer.by, locale) })
    case 'refunded-in-part':
      return staffText(locale, 'order_address_refundedInPart')
    case 'waiting':
      return staffText(locale, 'order_swap_waiting')
    case 'not-now':
      return staffText(locale, 'order_address_notNow')
    case 'unknown-order':
      return staffText(locale, 'order_address_unknown')
  }
}
