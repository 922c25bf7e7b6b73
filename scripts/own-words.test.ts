import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && !/^src\/migrations\/|own-words\.test/.test(file))

/** What only those know who saw the work being planned: a reader has the code, its documents and the specification. */
const foreign = /\bissues? #?\d/i

const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

test('lines are found', () => expect(linesWith(/^Read \[docs\/architecture\.md\]/)).toHaveLength(1))

test('comments, titles and documents say what they mean, not which task it came from', () =>
  expect(linesWith(foreign)).toEqual([]))
