import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && !/\.(test|spec)\.tsx?$|payload-types|^src\/migrations\//.test(file))

/** Where each name is exported as a type, an interface or a class. */
const places = Map.groupBy(
  files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm),
    ].map(([, name = '']) => ({ name, file })),
  ),
  ({ name }) => name,
)

test('the names are found', () => expect([places.size > 1000, places.get('Product')?.length]).toEqual([true, 1]))

test('one exported name means one type', () =>
  expect(
    [...places]
      .filter(([, of]) => of.length > 1)
      .map(([name, of]) => `${name}: ${of.map(({ file }) => file).join(', ')}`),
  ).toEqual([]))
