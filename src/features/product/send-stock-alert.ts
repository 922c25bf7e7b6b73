import { emailAddress } from '../../domain/newsletter/email-address.ts'
import type { StockAlertAnswer } from '../../domain/stock-alerts/stock-alert.ts'

/** Sends the wish of a form; what became of it. */
export async function sendStockAlert(form: FormData): Promise<'sent' | 'invalid-email' | 'too-many' | 'failed'> {
  const fields = Object.fromEntries([...form].filter((entry) => typeof entry[1] === 'string'))
  if (!emailAddress(fields.email)) return 'invalid-email'
  try {
    const response = await fetch('/api/stock-alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const answer = (await response.json()) as StockAlertAnswer
    if (answer.ok) return 'sent'
    return answer.reason === 'unknown-product' ? 'failed' : answer.reason
  } catch {
    return 'failed'
  }
}
