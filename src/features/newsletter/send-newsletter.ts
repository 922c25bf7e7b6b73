import { emailAddress } from '../../domain/newsletter/email-address.ts'
import type { NewsletterAnswer } from '../../domain/newsletter/newsletter.ts'

/** Sends what the form of the sign-up says; what became of it. */
export async function sendNewsletter(form: FormData): Promise<'sent' | 'invalid-email' | 'too-many' | 'failed'> {
  const fields = Object.fromEntries(form) as Record<string, string>
  if (!emailAddress(fields.email)) return 'invalid-email'
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const answer = (await response.json()) as NewsletterAnswer
    return answer.ok ? 'sent' : answer.reason
  } catch {
    return 'failed'
  }
}
