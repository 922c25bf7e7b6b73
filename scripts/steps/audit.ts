import { run } from './run.ts'

/** What `npm audit --json` found, in one sentence; `unknown` where the registry has no audit, as behind a mirror. */
export type Verdict = { state: 'clean' | 'bad' | 'unknown'; words: string }

type Report = {
  vulnerabilities?: Record<string, { severity?: string; via?: unknown[] }>
  metadata?: { dependencies?: { prod?: number } }
}

const PATIENCE_MS = 60_000
/** Below these a weakness is read before a release, and does not stop the work. */
const stopping = ['high', 'critical']

export function auditVerdict(output: string): Verdict {
  const report = readReport(output)
  if (!report?.vulnerabilities || !report.metadata)
    return {
      state: 'unknown',
      words: 'the registry answers no audit: whether dependencies have known weaknesses was not checked',
    }
  const all = Object.entries(report.vulnerabilities)
  const bad = all
    .filter(([, { severity }]) => stopping.includes(severity ?? ''))
    .map(([name, { severity }]) => `${name} (${severity})`)
  if (bad.length > 0) return { state: 'bad', words: `known weaknesses: ${bad.join(', ')}. See npm audit --omit=dev` }
  return {
    state: 'clean',
    words: `nothing high or critical in ${report.metadata.dependencies?.prod ?? 'the'} dependencies of production${all.length > 0 ? `; less than that: ${all.map(([name]) => name).join(', ')}` : ''}`,
  }
}

/**
 * Asks the registry, npm's own unless another is given, for the known weaknesses of what production needs. No answer is
 * no failure, and is reported.
 */
export async function auditDependencies(registry?: string): Promise<Verdict> {
  const asked = run('npm', [
    'audit',
    '--omit=dev',
    '--json',
    '--fetch-retries=0',
    `--fetch-timeout=${PATIENCE_MS}`,
    ...(registry ? [`--registry=${registry}`] : []),
  ])
  return auditVerdict((await asked.catch(() => ({ output: '' }))).output)
}

function readReport(output: string): Report | undefined {
  const begin = output.indexOf('{')
  try {
    return JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)) as Report
  } catch {
    return undefined
  }
}
