import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lock } from '../file-lock.mjs'
import { buildShop } from './build-shop.ts'
import { withCachedFormats } from './cached-formats.ts'
import { messagesInOneFile } from './messages-in-one-file.ts'
import { replaceChanged } from './replace-changed.ts'
import { root, run, seconds, type CommandResult } from './run.ts'
import { sbomFile, writeSbom } from './sbom.ts'

const production = (command: string, ...args: string[]): Promise<CommandResult> =>
  run(command, args, { env: { NODE_ENV: 'production' } })

/** The sources of each part. A part with unchanged sources is not rebuilt. */
const parts = {
  shop: {
    sources: [
      'src',
      'messages',
      'public',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/steps/build-shop.ts',
      'scripts/steps/page-chunks.ts',
      'scripts/steps/preact.ts',
      'scripts/steps/one-language.ts',
      'scripts/steps/cached-formats.ts',
      'scripts/steps/messages-in-one-file.ts',
      'package-lock.json',
    ],
    made: 'build/shop/server/manifests.json',
    build: buildShop,
  },
  server: {
    sources: [
      'src',
      'messages',
      'scripts/steps/cached-formats.ts',
      'scripts/steps/messages-in-one-file.ts',
      'server.ts',
      'rolldown.config.ts',
      'package-lock.json',
    ],
    made: 'build/app/server.js',
    build: () => production('rolldown', '-c', 'rolldown.config.ts'),
  },
  admin: {
    sources: [
      'src/cms',
      'src/blocks',
      'src/domain',
      'src/payload.config.ts',
      'src/payload-collections.ts',
      'src/server',
      'src/migrations',
      'messages',
      'admin/app',
      'admin/next.config.mjs',
      'package-lock.json',
    ],
    made: 'admin/.next/BUILD_ID',
    build: () => production('next', 'build', 'admin'),
  },
} as const

/** Builds what changed since the last build; throws with the tool's own output if a part fails. */
export async function buildAll(report: Report): Promise<void> {
  await buildShopAndServer(report)
  await buildAdmin(report)
}

/** What a shopper needs. */
export async function buildShopAndServer(report: Report): Promise<void> {
  await generateMessages()
  await buildParts(['shop', 'server'], report)
}

/** What staff need, which takes four times as long; and the list of packages. */
export async function buildAdmin(report: Report): Promise<void> {
  await buildParts(['admin'], report)
  await listPackages(report)
}

async function buildParts(names: (keyof typeof parts)[], report: Report): Promise<void> {
  for (const name of names) {
    const { sources, made, build } = parts[name]
    const stamp = path.join(root, 'build', `${name}.stamp`)
    const wanted = fingerprint([...sources])
    if (existsSync(path.join(root, made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    // Where the old one were left, the shop would serve it while the new one is written.
    for (const file of [stamp, path.join(root, made)]) rmSync(file, { force: true })
    const began = performance.now()
    const { code, output } = await build()
    if (code !== 0) throw new Error(`The ${name} could not be built.\n${output}`)
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
    report(`Built the ${name} in ${seconds(began)}`)
  }
}

type Report = (sentence: string) => void

/** Once for a package-lock.json; the build is whole without the list. */
async function listPackages(report: Report): Promise<void> {
  const stamp = path.join(root, 'build/sbom.stamp')
  const wanted = fingerprint(['package-lock.json'])
  if (existsSync(sbomFile) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const count = await writeSbom()
  if (count === undefined) return report('The list of packages could not be written: npm gave none')
  writeFileSync(stamp, wanted)
  report(`Listed ${count} packages in build/sbom.cdx.json`)
}

/** The shop's words and the staff's, apart: no page of the shop carries a word of the admin. */
const messageProjects = [
  { project: 'project.inlang', outdir: 'src/paraglide' },
  { project: 'project-staff.inlang', outdir: 'src/paraglide-staff' },
] as const

/**
 * Compiles messages/*.json to typed functions when they changed. `npm start` builds and fills the shop at once and
 * both need them: one compiles, the other waits.
 */
export async function generateMessages(): Promise<void> {
  const stamps = messageProjects.map(({ outdir }) => path.join(root, outdir, '.messages'))
  const wanted = fingerprint([
    'messages',
    'scripts/steps/cached-formats.ts',
    'scripts/steps/messages-in-one-file.ts',
    ...messageProjects.map(({ project }) => `${project}/settings.json`),
  ])
  const isDone = () => stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
  if (isDone()) return
  const release = lock(path.join(root, '.compiling-messages'))
  try {
    if (isDone()) return
    await Promise.all(messageProjects.map(compileMessages))
    for (const stamp of stamps) writeFileSync(stamp, wanted)
  } finally {
    release()
  }
}

async function compileMessages({ project, outdir }: (typeof messageProjects)[number]): Promise<void> {
  // Paraglide empties the folder first, which a shop in development has open.
  const aside = path.join('build/messages', outdir)
  const args = ['compile', '--project', `./${project}`, '--outdir', `./${aside}`, '--silent']
  const { code, output } = await run('paraglide-js', args)
  if (code !== 0) throw new Error(`The messages could not be compiled.\n${output}`)
  const registry = path.join(root, aside, 'registry.js')
  writeFileSync(registry, withCachedFormats(readFileSync(registry, 'utf8')))
  await messagesInOneFile(path.join(root, aside))
  replaceChanged(path.join(root, aside), path.join(root, outdir))
}

export function fingerprint(sources: string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const full = path.join(root, source)
    const files = /\.\w+$/.test(source)
      ? [full]
      : readdirSync(full, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
    for (const file of files)
      if (!/\/paraglide(-staff)?\//.test(file) && !file.includes('.test.'))
        hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}
