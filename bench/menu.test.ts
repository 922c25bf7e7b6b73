import { expect, test } from 'vitest'
import { menuBytes } from './menu.ts'

const page = (menu: string) =>
  `<!doctype html><header>${menu}</header><main>${'<p>Words of the page.</p>'.repeat(50)}</main>`
const row = (count: number) =>
  `<nav id="navigation" class="menu-row hidden"><ul>${Array.from({ length: count }, (_, at) => `<li><a class="x" href="/en/products/${at * 7919}">Category ${at * 104729}</a></li>`).join('')}</ul></nav>`

test('what the menu weighs grows with its links, and is no more than it could be', () => {
  const [small, large] = [menuBytes(page(row(5))), menuBytes(page(row(200)))]
  expect(small).toBeGreaterThan(50)
  expect(large).toBeGreaterThan(small * 5)
  expect(large).toBeLessThan(row(200).length)
})

test('a page without a menu is no measure', () => expect(() => menuBytes(page(''))).toThrow('the page has no menu'))
