import { expect, test } from 'vitest'
import { suggestedEmail } from './suggested-email.ts'

test.each([
  // Two letters that changed places, one too few, too many, or another.
  ['gmial.com', 'gmail.com'],
  ['gmail.ocm', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.ca', 'yahoo.ca'],
  ['yahooo.com', 'yahoo.com'],
  ['iclould.com', 'icloud.com'],
  ['vidéotron.ca', 'videotron.ca'],
  ['sympatco.ca', 'sympatico.ca'],
  ['roger.com', 'rogers.com'],
  ['telsu.net', 'telus.net'],
  ['bell.nte', 'bell.net'],
  ['shwa.ca', 'shaw.ca'],
  ['lvie.ca', 'live.ca'],
])('%s is meant to be %s', (typed, meant) => expect(suggestedEmail(`ann@${typed}`)).toBe(`ann@${meant}`))

test.each(
  [
    'gmail.com Gmail.com hotmail.com yahoo.ca yahoo.com bell.net shaw.ca live.ca',
    // Domains of their own.
    'mail.com email.com ymail.com gmx.com cloud.com me.com live.com aol.com bell.ca love.ca dell.net gm.com',
    'hotmail.ca hotmail.fr hotmail.co.uk outlook.fr yahoo.fr videotron.qc.ca example.com gmail',
  ].flatMap((domains) => domains.split(' ')),
)('%s is what it is', (domain) => expect(suggestedEmail(`ann@${domain}`)).toBeUndefined())

test.each([
  [' Ann.Roy+tent@gmial.com ', 'Ann.Roy+tent@gmail.com'],
  ['ann@roy@gmial.com', undefined],
  ['@gmial.com', undefined],
  ['gmial.com', undefined],
])('of %j the part before the @ stays as it was typed', (typed, expected) =>
  expect(suggestedEmail(typed)).toBe(expected),
)
