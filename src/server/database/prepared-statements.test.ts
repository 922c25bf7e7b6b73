import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { preparedStatements } from './prepared-statements.ts'

function shop() {
  const database = new DatabaseSync(':memory:')
  database.exec('create table tents (name); insert into tents values (1), (2)')
  return preparedStatements(database)
}
const SELECT = 'select * from tents where name > ?'

test('a statement is compiled once, and reads what is there each time', () => {
  const { of } = shop()
  const { statement, names } = of(SELECT)
  expect([names, statement.all(0)]).toEqual([['name'], [[1], [2]]])
  of('insert into tents values (?)').statement.run(3)
  expect(of(SELECT).statement).toBe(statement)
  expect(statement.all(1)).toEqual([[2], [3]])
})

test('after the tables change it is compiled again, with their columns', () => {
  const { of, forget } = shop()
  const { statement } = of(SELECT)
  of(' ALTER table tents add column price').statement.run()
  expect(of(SELECT).names).toEqual(['name', 'price'])
  const again = of(SELECT).statement
  expect(again).not.toBe(statement)
  forget()
  expect(of(SELECT).statement).not.toBe(again)
})

test('few are remembered, those used last, and no long one', () => {
  const { of } = shop()
  const [first, second] = [of(SELECT), of('select 0')]
  for (let at = 1; at <= 98; at++) of(`select ${at}`)
  expect(of(SELECT)).toBe(first)
  of('select 99')
  expect(of(SELECT)).toBe(first)
  expect(of('select 0')).not.toBe(second)
  const long = `select '${'x'.repeat(20_000)}'`
  expect(of(long)).not.toBe(of(long))
})
