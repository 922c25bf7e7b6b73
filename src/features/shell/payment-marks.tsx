import type { ReactNode } from 'react'
import { cardMarks, type PaymentMark } from '../../domain/payment/payment.ts'
import { m } from '../../paraglide/messages.js'

/** What can be paid with, drawn in one colour; the names for those who cannot see them. */
export function PaymentMarks({ marks = cardMarks }: { marks?: readonly PaymentMark[] | undefined }) {
  return (
    <p className="flex flex-wrap gap-2">
      <span className="sr-only">{m.shell_payment({ cards: marks.map((mark) => names[mark]).join(', ') })}</span>
      {marks.map((mark) => (
        <svg
          key={mark}
          viewBox="0 0 44 28"
          width="44"
          height="28"
          fill="currentColor"
          aria-hidden="true"
          focusable="false"
        >
          <rect x=".5" y=".5" width="43" height="27" rx="3.5" fill="none" stroke="currentColor" strokeOpacity=".5" />
          {drawings[mark]}
        </svg>
      ))}
    </p>
  )
}

const names: Record<PaymentMark, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  link: 'Link',
  paypal: 'PayPal',
  klarna: 'Klarna',
  afterpay: 'Afterpay',
}

const drawings: Record<PaymentMark, ReactNode> = {
  visa: (
    <text x="22" y="18.5" textAnchor="middle" fontSize="11" fontWeight="800" fontStyle="italic">
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="18" cy="14" r="6.5" />
      <circle cx="26" cy="14" r="6.5" fillOpacity=".55" />
    </>
  ),
  amex: word('AMEX', 9.5),
  'apple-pay': word('Apple Pay', 7.5),
  'google-pay': word('G Pay', 10.5),
  link: word('link', 11),
  paypal: word('PayPal', 9.5),
  klarna: word('Klarna.', 9.5),
  afterpay: word('afterpay', 8),
}

function word(text: string, size: number): ReactNode {
  return (
    <text x="22" y="18" textAnchor="middle" fontSize={size} fontWeight="800">
      {text}
    </text>
  )
}
