// @long
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../src/server/testing/temporary-folder.ts'
import { root, run } from './steps/run.ts'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const commands = Object.entries(scripts).map(([name, script]) => ({
  name: name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
  file: script.replace('node scripts/boot.mjs ', ''),
}))

/** A command with words, in an empty data folder, and what it left there. */
async function given(file: string, words: string[]) {
  const DATA_DIR = temporaryFolder()
  const script = path.join(root, 'scripts', `${file}.ts`)
  const { code, output } = await run('node', ['--import', 'tsx', script, ...words], { env: { DATA_DIR } })
  return { code, lines: output.trim().split('\n'), left: readdirSync(DATA_DIR) }
}

// To start each of them would take half a minute: it is enough that none does anything before it reads.
test.each(commands)('$name reads what it was given before anything else', ({ name, file }) => {
  const source = readFileSync(path.join(root, 'scripts', `${file}.ts`), 'utf8')
  const code = source.replaceAll(/\/\*\*[^]*?\*\/|^\/\/.*$|^import ([^']* from )?'.*'$/gm, '').trim()
  // No parenthesis: nothing is called.
  expect(code).toMatch(new RegExp(`^[^()]*readArguments\\(\\{\\s*command: '${name}'`))
})

test('npm run backup --help says what it takes, and does nothing', async () => {
  const { code, lines, left } = await given('backup', ['--help'])
  expect([code, left]).toEqual([0, []])
  expect(lines[0]).toMatch(/^npm run backup -- /)
  expect(lines[1]).toMatch(/^[A-Z].+\.$/)
})

test('npm run backup refuses an option that it does not know in one sentence', async () => {
  expect(await given('backup', ['--dry-rum'])).toEqual({
    code: 2,
    lines: ["Unknown option '--dry-rum'. What it takes: npm run backup -- --help"],
    left: [],
  })
})

test.each([
  ['import', ['a.csv', '--language'], "Option '--language <value>' argument missing. What it takes: npm run import"],
  ['backup', ['/a', '/b'], '‘/b’ is more than npm run backup takes. What it takes: npm run backup'],
])('so does %s with %j', async (file, words, sentence) => {
  expect(await given(file, words)).toMatchObject({ code: 2, lines: [`${sentence} -- --help`] })
})
