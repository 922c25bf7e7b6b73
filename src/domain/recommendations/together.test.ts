import { expect, test } from 'vitest'
import { Together, TOGETHER_WEIGHTS } from './together.ts'

const { order, visit } = TOGETHER_WEIGHTS

test('what was bought together comes first, and what is bought with everything after it', () => {
  const together = new Together()
  for (let i = 0; i < 4; i++) together.add(['boots', 'socks', 'bottle'], order)
  for (let i = 0; i < 30; i++) together.add([`thing-${i}`, 'bottle'], order)
  expect(together.best('boots', 5)).toEqual(['socks', 'bottle'])
  expect(together.best('boots', 1)).toEqual(['socks'])
})

test('one order is one person’s purchase, and says nothing', () => {
  const together = new Together()
  together.add(['tent', 'mat'], order)
  expect(together.best('tent', 5)).toEqual([])
  together.add(['tent', 'mat', 'mat'], order)
  expect([together.best('tent', 5), together.best('mat', 5)]).toEqual([['mat'], ['tent']])
})

test('ten visits say as much as two orders', () => {
  const together = new Together()
  for (let i = 0; i < 9; i++) together.add(['skis', 'poles'], visit)
  expect(together.best('skis', 5)).toEqual([])
  together.add(['poles', 'skis'], visit)
  expect(together.best('skis', 5)).toEqual(['poles'])
})

test('of a long list only the beginning is looked at, and a product alone is with nothing', () => {
  const together = new Together()
  const many = Array.from({ length: 300 }, (_, i) => `p${i}`)
  for (let i = 0; i < 3; i++) together.add(many, order)
  together.add(['alone'], order)
  expect([together.best('p0', 500).length, together.best('p299', 500)]).toEqual([19, []])
  expect([...together.products()]).toHaveLength(20)
})

test('equal ones come in the order of their ids', () => {
  const together = new Together()
  for (let i = 0; i < 2; i++) together.add(['b', 'c', 'a'], order)
  expect(together.best('b', 5)).toEqual(['a', 'c'])
})
