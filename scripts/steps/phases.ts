import { rmSync } from 'node:fs'
import type { Write } from './checks.ts'
import { closing, oneFailed, sum, type Count, type Phase } from './report.ts'
import { reports, seconds } from './run.ts'

/** The phases of a run. Each is printed whole when it ends, since several may be under way at once. */
export class Phases {
  readonly #ended: Phase[] = []

  /** A report of an earlier run must not pass for one of this. */
  constructor() {
    rmSync(reports, { recursive: true, force: true })
  }

  async run(name: string, work: (write: Write) => Promise<Count>): Promise<void> {
    const began = performance.now()
    console.log(`\n— ${name} …`)
    const lines: string[] = []
    const count = await work((text) => void lines.push(text.trimEnd())).catch((error: Error) => {
      lines.push(error.message)
      return oneFailed
    })
    this.#ended.push({ name, seconds: (performance.now() - began) / 1000, count })
    const flaky = count.flaky.length > 0 ? `, ${count.flaky.length} flaky` : ''
    console.log(
      `\n— ${name}\n${lines.join('\n')}\n  ${name}: ${count.passed} passed, ${count.failed} failed${flaky}, ${seconds(began)}`,
    )
  }

  /** Says what the run came to, and ends the process by it. */
  end(): never {
    console.log(closing(this.#ended).join('\n'))
    process.exit(sum(this.#ended.map(({ count }) => count)).failed === 0 ? 0 : 1)
  }
}
