import { fstatSync } from 'node:fs'
import { destination, type DestinationStream } from 'pino'

/** The levels of lines as systemd’s journal numbers them. */
const priorities: Record<string, number> = { fatal: 2, error: 3, warn: 4, info: 6 }

/** A line of JSON with its priority before it, which the journal takes off and `journalctl -p err` asks for. */
export const withPriority = (line: string): string =>
  `<${priorities[/^\{"level":"(\w+)"/.exec(line)?.[1] ?? ''] ?? 7}>${line}`

/** Where lines of JSON go; undefined is standard output, as it is. */
export function logDestination(): DestinationStream | undefined {
  if (!isJournal()) return undefined
  const output = destination({ fd: 1, sync: true })
  return { write: (line) => void output.write(withPriority(line)) }
}

/** Whether standard output is the journal itself: what a command of a unit pipes elsewhere inherits the variable, too. */
function isJournal({ JOURNAL_STREAM } = process.env): boolean {
  if (!JOURNAL_STREAM) return false
  const { dev, ino } = fstatSync(1)
  return JOURNAL_STREAM === `${dev}:${ino}`
}
