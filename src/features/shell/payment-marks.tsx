import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'

const cards = ['Visa', 'Mastercard', 'American Express']

/** The cards that the checkout takes, drawn in one colour; their names for those who cannot see them. */
export function PaymentMarks() {
  return (
    <p className="flex gap-2">
      <span className="sr-only">{m.shell_payment({ cards: cards.join(', ') })}</span>
      <Card>
        <text x="22" y="18.5" textAnchor="middle" fontSize="11" fontWeight="800" fontStyle="italic">
          VISA
        </text>
      </Card>
      <Card>
        <circle cx="18" cy="14" r="6.5" />
        <circle cx="26" cy="14" r="6.5" fillOpacity=".55" />
      </Card>
      <Card>
        <text x="22" y="18" textAnchor="middle" fontSize="9.5" fontWeight="800">
          AMEX
        </text>
      </Card>
    </p>
  )
}

const Card = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 44 28" width="44" height="28" fill="currentColor" aria-hidden="true" focusable="false">
    <rect x=".5" y=".5" width="43" height="27" rx="3.5" fill="none" stroke="currentColor" strokeOpacity=".5" />
    {children}
  </svg>
)
