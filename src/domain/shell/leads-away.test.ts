import { expect, test } from 'vitest'
import { leadsAway, type LinkPress } from './leads-away.ts'

test.each<[Partial<LinkPress>, boolean]>([
  [{}, true],
  [{ to: 'https://portage.example/en?page=2' }, true],
  [{ to: 'https://portage.example/en#stores' }, false],
  [{ to: 'https://portage.example/en' }, false],
  [{ to: 'https://portage.example.evil.example/' }, false],
  [{ to: 'mailto:a@portage.example' }, false],
  [{ button: 1 }, false],
  [{ modified: true }, false],
  [{ target: '_blank' }, false],
])('a press %j leads to another page of the shop: %s', (given, away) =>
  expect(
    leadsAway({
      here: 'https://portage.example/en#top',
      to: 'https://portage.example/en/cart',
      button: 0,
      modified: false,
      target: '',
      ...given,
    }),
  ).toBe(away),
)
