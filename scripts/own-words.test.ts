import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && !/^src\/migrations\/|own-words\.test/.test(file))

const linesWith = (pattern: RegExp, of = files) =>
  of.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

test('lines are found', () => expect(linesWith(/^Read \[docs\/architecture\.md\]/)).toHaveLength(1))

test('comments, titles and documents say what they mean, not which task it came from', () =>
  expect(linesWith(/\bissues? #?\d/i)).toEqual([]))

/** Decisions stay as they were written. */
const current = files.filter((file) => !file.startsWith('docs/decisions/'))

test.each([
  ['“they”, of a person', /\b(he|him|his|himself)\b/],
  ['“notified”, “configured” or “reads”, of a program', /\b(told|heard)\b/],
])('%s', (_, struck) => expect(linesWith(struck, current)).toEqual([]))
