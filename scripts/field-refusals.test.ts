import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', 'src'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))

test('fields are refused by fieldRefusal alone: Payload’s own error is in English, with paths for names', () =>
  expect(files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('new ValidationError('))).toEqual([
    'src/cms/field-refusal.ts',
  ]))
