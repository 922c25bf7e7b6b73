import { expect, test } from 'vitest'
import { llmsTxt } from './llms-txt.ts'

const words = { summary: 'Outdoor gear.', help: 'Help', data: 'Data', feed: 'All products', sitemap: 'All pages' }

test('departments with what is in them, help and data, with complete addresses, each section once', () =>
  expect(
    llmsTxt(
      {
        locale: 'en',
        navigation: [
          {
            title: 'Tents [new]',
            href: '/en/products/tents',
            links: [{ title: 'Family Tents', href: '/en/products/family-tents' }],
          },
        ],
        helpMenu: [],
        footer: [{ title: 'About', links: [{ title: 'Blog', url: 'https://blog.example/' }] }],
      },
      'https://portage.example',
      words,
    ),
  ).toBe(`# Portage

> Outdoor gear.

- [Français](https://portage.example/fr/llms.txt)

## Tents [new]

- [Tents \\[new\\]](https://portage.example/en/products/tents)
- [Family Tents](https://portage.example/en/products/family-tents)

## About

- [Blog](https://blog.example/)

## Data

- [All products](https://portage.example/feeds/google-en.xml)
- [All pages](https://portage.example/sitemap-en.xml)
`))
