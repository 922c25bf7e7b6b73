import { expect, test } from 'vitest'
import { replaceScripts } from './page-scripts.ts'

const upper = (attributes: string, code: string) => `<script${attributes}>${code.toUpperCase()}</script>`

test.each([
  ['<p>a</p><script>b</script><p>c</p>', '<p>a</p><script>B</script><p>c</p>'],
  [
    '<script async src="/a.js"></script><script\ndefer>b\n</script>',
    '<script async src="/a.js"></script><script\ndefer>B\n</script>',
  ],
  ['<script>a</script><script>b</script>', '<script>A</script><script>B</script>'],
  ['<scripted>a</scripted><script>b</script>', '<scripted>a</scripted><script>B</script>'],
  ['<script <b>a</b><script>b</script>', '<script <b>a</b><script>B</script>'],
  ['<script>a', '<script>a'],
  ['<script', '<script'],
  ['none', 'none'],
])('the scripts of %j', (html, replaced) => expect(replaceScripts(html, upper)).toBe(replaced))

test('what is not replaced stays as it is', () =>
  expect(
    replaceScripts('<script>a</script> <script x>b</script>', (attributes, code) =>
      attributes ? upper(attributes, code) : undefined,
    ),
  ).toBe('<script>a</script> <script x>B</script>'))
