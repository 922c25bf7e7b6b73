import { expect, test } from 'vitest'
import { wantsMarkdown } from './wants-markdown.ts'

test.each([
  ['text/markdown', true],
  ['TEXT/MARKDOWN', true],
  ['Text/Markdown;Q=0.4, TEXT/HTML;q=0.5', false],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/markdown-x', false],
  ['', false],
])('“%s” wants Markdown: %s', (accept, wanted) => expect(wantsMarkdown({ headers: { accept } })).toBe(wanted))
