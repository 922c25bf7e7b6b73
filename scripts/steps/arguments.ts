import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util'
import { stop } from './run.ts'

type Command<Options> = {
  /** As somebody types it, such as `npm run backup`. */
  command: string
  /** What follows `--`, such as `FOLDER`. */
  form?: string
  says: string
  options: Options
  /** How many words without dashes it takes. */
  words?: number
}

/**
 * What a command was given. Before anything else it answers `--help` with its usage, and refuses in one sentence, with
 * the exit code 2, what it does not know: a mistyped option must not start what cannot be taken back.
 */
export function readArguments<const Options extends Record<string, ParseArgsOptionDescriptor & { says?: string }>>({
  command,
  form,
  says,
  options,
  words = 0,
}: Command<Options>) {
  const given = process.argv.slice(2)
  if (given.includes('--help') || given.includes('-h')) {
    const named = Object.entries(options).flatMap(([name, option]) =>
      option.says === undefined ? [] : [`  --${name.padEnd(10)}  ${option.says}`],
    )
    const lines = [[command, form].filter(Boolean).join(' -- '), says, ...(named.length > 0 ? ['', ...named] : [])]
    console.log(lines.join('\n'))
    process.exit(0)
  }
  const refuse = (what: string): never => stop(`${what}. What it takes: ${command} -- --help`, 2)
  try {
    const read = parseArgs({ options, allowPositionals: true })
    const extra = read.positionals[words]
    return extra === undefined ? read : refuse(`‘${extra}’ is more than ${command} takes`)
  } catch (error) {
    // Node goes on with advice for programmers.
    return refuse((error as Error).message.split(/\. |\n/, 1)[0]?.replace(/\.$/, '') ?? '')
  }
}
