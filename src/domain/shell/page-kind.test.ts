import { expect, test } from 'vitest'
import { pageShapes } from '../paths.ts'
import { pageKind } from './page-kind.ts'

test.each([
  ['home', 'home'],
  ['product', 'product'],
  ['cart', 'cart'],
  ['login', 'auth'],
  ['category', 'listing'],
  ['listing', 'listing'],
  ['explore', 'content'],
  [undefined, 'error'],
] as const)('page %s is of kind %s (acceptance 19, 44)', (page, kind) => expect(pageKind(page)).toBe(kind))

test('every page of the shop has a kind of its own accord (acceptance 19)', () => {
  const names = Object.keys(pageShapes).filter((name): name is keyof typeof pageShapes => name in pageShapes)
  for (const name of names) expect(pageKind(name)).not.toMatch(/error|undefined/)
})
