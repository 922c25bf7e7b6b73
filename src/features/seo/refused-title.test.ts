import { expect, test } from 'vitest'
import { withRefusedTitle } from './refused-title.ts'

test.each([
  ['en', '<title>Sign in | Portage</title>', '<title>Error: Sign in | Portage</title>'],
  ['fr', '<title>Connexion | Portage</title>', '<title>Erreur\u00a0: Connexion | Portage</title>'],
  [
    'en',
    '<title>A &amp; B $&amp;</title><svg><title>x</title></svg>',
    '<title>Error: A &amp; B $&amp;</title><svg><title>x</title></svg>',
  ],
  ['en', '<p>none</p>', '<p>none</p>'],
] as const)('%s: %s', (locale, html, refused) => expect(withRefusedTitle(html, locale)).toBe(refused))
