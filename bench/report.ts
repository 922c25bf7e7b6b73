import { loadavg, availableParallelism } from 'node:os'
import { keeps, type Figure, type Unit } from './figure.ts'

const written: Record<Unit, (value: number) => string> = {
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  ratio: (value) => `× ${value.toFixed(value < 10 ? 2 : 0)}`,
  'per second': (value) => `${value.toFixed(value < 100 ? 1 : 0)} /s`,
  ms: (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`,
  count: (value) => value.toFixed(0),
  MB: (value) => `${value.toFixed(0)} MB`,
}

/** A bench as a table: a line a figure, a column a page. */
export function table(bench: string, figures: readonly Figure[]): string {
  const pages = [...new Set(figures.map(({ page }) => page))]
  const names = [...new Set(figures.map(({ name }) => name))]
  const cell = (name: string, page: string) => {
    const figure = figures.find((one) => one.name === name && one.page === page)
    if (!figure) return ''
    return (
      written[figure.unit](figure.value) +
      (figure.promise ? (keeps(figure) ? ' ✓' : ' ✗') : '') +
      (figure.note ? ` (${figure.note})` : '')
    )
  }
  const promiseOf = (name: string) => {
    const promise = figures.find((one) => one.name === name)?.promise
    return !promise ? '' : 'atMost' in promise ? `at most ${promise.atMost}` : `at least ${promise.atLeast}`
  }
  const rows = [
    ['', ...pages, ''],
    ...names.map((name) => [name, ...pages.map((page) => cell(name, page)), promiseOf(name)]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = rows.map((row) =>
    `  ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('   ')}`.trimEnd(),
  )
  return [`\n${bench}`, ...lines].join('\n')
}

/** On which machine, and how busy it was: times of a busy one are worth little, ratios still something. */
export const machine = () => ({
  node: process.version,
  processors: availableParallelism(),
  load: loadavg().map((value) => Math.round(value * 100) / 100),
})
