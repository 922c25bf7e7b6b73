import { expect, test } from 'vitest'
import { editorLinkRule, isEditorLink, requiredEditorLinkRule } from './editor-link.ts'

test.each([
  ['/stores', true],
  ['/en/products?gender=women#top', true],
  ['#details', true],
  ['?page=2', true],
  ['https://example.com/a', true],
  ['http://example.com', true],
  ['mailto:help@portage.example', true],
  ['tel:+14185550199', true],
  [' /stores ', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/\t/evil.example', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['vbscript:x', false],
  ['blob:https://x', false],
  ['https:', false],
  ['https:///', false],
  ['stores', false],
])('%j leads where an editor may lead: %s', (link, good) => expect(isEditorLink(link)).toBe(good))

test('a field is right without a link, and wrong if one of its languages is', () => {
  expect([editorLinkRule(null), editorLinkRule(''), editorLinkRule('/stores')]).toEqual([true, true, true])
  expect(editorLinkRule({ en: '/stores', fr: '//evil.example' })).toContain('Enter a path of the shop')
})

test('a field that may not be empty says so', () =>
  expect([requiredEditorLinkRule(''), requiredEditorLinkRule(null), requiredEditorLinkRule('/stores')]).toEqual([
    expect.stringContaining('Enter a path'),
    expect.stringContaining('Enter a path'),
    true,
  ]))
