import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailBreaks } from './email-breaks.tsx'

test.each([
  ['a.roy@example.com', 'a<wbr/>.roy<wbr/>@example<wbr/>.com'],
  ['Sent to roy@example.com. Thank you.', 'Sent to roy<wbr/>@example<wbr/>.com. Thank you.'],
  ['1200, rue St. Jean', '1200, rue St. Jean'],
])('%s breaks only at the signs of an address', (text, html) =>
  expect(renderToStaticMarkup(<EmailBreaks>{text}</EmailBreaks>)).toBe(html),
)
