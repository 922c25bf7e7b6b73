import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './build.ts'
import { root, run, stop } from './run.ts'

async function generate(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { env: { SECRET: 'only-to-generate' } })
  if (code !== 0) stop(`${command} ${args.join(' ')} failed.\n${output}`)
}

/** Route types, which the types of the pages depend on. */
export const typegen = () => generate('react-router', 'typegen')

/** The admin's list of our components; to find them Payload is loaded, which takes seconds. */
export const importMap = () => generate('payload', 'generate:importmap')

/** The types of the documents, from the collections; committed, so that a change of a field is seen in review. */
export const documentTypes = () => generate('payload', 'generate:types')

/** The same as `importMap`, where what names components has changed since the last time. */
export async function freshImportMap(): Promise<void> {
  const stamp = path.join(root, 'build/import-map.stamp')
  const map = 'admin/app/(payload)/admin/importMap.js'
  const wanted = () =>
    fingerprint(['src/cms', 'src/blocks', 'src/payload.config.ts', 'src/payload-collections.ts', map])
  if (existsSync(path.join(root, map)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  await importMap()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted())
}
