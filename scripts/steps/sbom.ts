import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.ts'

/** The packages that production runs, for tools that compare them with known weaknesses. */
export const sbomFile = path.join(root, 'build/sbom.cdx.json')

type Sbom = { bomFormat: string; metadata: { component: { name: string } }; components: unknown[] }

/** npm's list, which it names after the folder it is in; undefined where npm wrote none. */
export function sbomOf(output: string, name: string): Sbom | undefined {
  try {
    const sbom = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Sbom
    if (sbom.bomFormat !== 'CycloneDX' || sbom.components.length === 0) return undefined
    sbom.metadata.component.name = name
    return sbom
  } catch {
    return undefined
  }
}

/** Writes the list from package-lock.json (CycloneDX); returns how many packages it has, or undefined without npm. */
export async function writeSbom(): Promise<number | undefined> {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string }
  const list = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']
  const { output } = await run('npm', list).catch(() => ({ output: '' }))
  const sbom = sbomOf(output, name)
  if (sbom) writeFileSync(sbomFile, JSON.stringify(sbom))
  return sbom?.components.length
}
