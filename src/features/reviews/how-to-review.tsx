import { m } from '../../paraglide/messages.js'
import { useLacks } from '../../ui/lacks.ts'

/** Who may write a review, and when; on the page of all reviews alone, as a product's page has no room to spare. */
export function HowToReview() {
  if (useLacks('reviews')) return null
  return <p className="mt-3 text-sm text-ink-soft print:hidden">{m.reviews_how()}</p>
}
