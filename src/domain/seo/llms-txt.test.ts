import { expect, test } from 'vitest'
import { llmsTxt } from './llms-txt.ts'

const words = { summary: 'Outdoor gear.', help: 'Help', data: 'Data', feed: 'All products', sitemap: 'All pages' }

test('departments with what is in them, help and data, with complete addresses, each section and address in it once, and where agents order', () =>
  expect(
    llmsTxt(
      {
        locale: 'en',
        navigation: [
          {
            title: 'Tents [new]',
            href: '/en/products/tents',
            links: [
              { title: 'Family Tents', href: '/en/products/family-tents' },
              { title: 'All of them', href: '/en/products/tents' },
            ],
          },
        ],
        helpMenu: [{ title: 'Returns', url: '/en/explore/returns' }],
        footer: [
          {
            title: 'Help',
            links: [
              { title: 'Returns', url: '/en/explore/returns' },
              { title: 'Contact', url: '/en/explore/contact' },
            ],
          },
          { title: 'About', links: [{ title: 'Blog', url: 'https://blog.example/' }] },
        ],
      },
      'https://portage.example',
      { ...words, agents: { title: 'Agents', profile: 'Profile', tools: 'Tools' } },
    ),
  ).toBe(`# Portage

> Outdoor gear.

- [Français](https://portage.example/fr/llms.txt)

## Tents [new]

- [Tents \\[new\\]](https://portage.example/en/products/tents)
- [Family Tents](https://portage.example/en/products/family-tents)

## Help

- [Returns](https://portage.example/en/explore/returns)
- [Contact](https://portage.example/en/explore/contact)

## About

- [Blog](https://blog.example/)

## Data

- [All products](https://portage.example/feeds/google-en.xml)
- [All pages](https://portage.example/sitemap-en.xml)

## Agents

- [Profile](https://portage.example/.well-known/ucp)
- [Tools](https://portage.example/ucp/2026-04-08/mcp)
`))
