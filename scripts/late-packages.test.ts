import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What React Router has prepared itself, what is found by the path of its file, and what only servers load. */
const preparedElsewhere = [/^react(-dom|-router)?(\/|$)/, /^preact-render-to-string$/, /\?(url|worker)/, /^node:/]

test('every package of the pages is prepared before one is open: a page that has to wait for it hears of no save', () => {
  const [, included = ''] = /optimizeDeps: \{ include: \[(.+)\] \}/.exec(read('vite.config.ts')) ?? []
  const sources = globSync(['src/{ui,features,routes,blocks}/**/*.{ts,tsx}', 'src/{root,entry.client}.tsx'], {
    cwd: root,
  }).filter((file) => !/\.test\.|\/testing\/|schema/.test(file))
  const packages = sources.flatMap((file) =>
    [...read(file).matchAll(/^import (?!type).*?from '([^'.][^']*)'/gm)].map(([, name = '']) => name),
  )
  expect(packages).toContain('react-router')
  const late = packages.filter((name) => !preparedElsewhere.some((each) => each.test(name)))
  expect([...new Set(late)].filter((name) => !included.includes(`'${name}'`))).toEqual([])
})
