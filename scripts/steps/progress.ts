import { paceOf } from '../../src/domain/pace.ts'

const WIDTH = 24

/** A bar that redraws itself on a terminal, and a line at every tenth elsewhere. */
export function progressBar(): (step: string, done: number, total: number) => void {
  let printed = ''
  return (step, done, total) => {
    const tenth = Math.floor((done / total) * 10)
    const line = `  ${step} ${done}/${total}`
    if (process.stdout.isTTY) {
      const filled = Math.round((done / total) * WIDTH)
      process.stdout.write(
        `\r  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${step} ${done}/${total}\u001b[K${done === total ? '\n' : ''}`,
      )
    } else if (printed !== `${step}${tenth}`) {
      printed = `${step}${tenth}`
      console.log(line)
    }
  }
}

export type StepProgress = {
  step: string
  done: number
  /** The share of the step that is done, from 0 to 1. */
  share: number
  /** Milliseconds since the step began. */
  after: number
}

/** How far a step is, how fast it goes, and how long it will still take at this rate. */
export function progressText({ step, done, share, after }: StepProgress): string {
  const { rate, left } = paceOf({ done, share, seconds: after / 1000 })
  return [
    `${step}: ${done.toLocaleString('en-CA')}`,
    ...(share > 0 ? [`${Math.floor(share * 100)} %`] : []),
    ...(rate > 0 ? [`${rate.toLocaleString('en-CA')} a second`] : []),
    ...(left === undefined || share >= 1 ? [] : [`${durationText(left)} left`]),
  ].join(', ')
}

const durationText = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`

/** Milliseconds between two lines of what is not a terminal, and between two pictures of one that is. */
const [BETWEEN_LINES, BETWEEN_PICTURES] = [5000, 100]

/** One line that rewrites itself on a terminal, and elsewhere a line every few seconds; the end of a step is a line. */
export function progressLine(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
  now = () => performance.now(),
): (step: string, done: number, share: number) => void {
  const start = now()
  let [current, began, shown, last]: [string | undefined, number, number, number] = [undefined, start, start, start]
  return (step, done, share) => {
    const at = now()
    // A step began where the one before it ended, not at its first report.
    if (step !== current) [current, began, shown] = [step, last, last]
    last = at
    const isEnd = share >= 1
    if (!isEnd && at - shown < (out.isTTY ? BETWEEN_PICTURES : BETWEEN_LINES)) return
    shown = at
    const text = progressText({ step, done, share, after: at - began })
    out.write(out.isTTY ? `\r  ${text}\u001b[K${isEnd ? '\n' : ''}` : `  ${text}\n`)
  }
}
