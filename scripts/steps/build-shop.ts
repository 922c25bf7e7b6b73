import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, type CommandResult } from './run.ts'

/** The shop's languages; the words of the browser's scripts are those of one. */
const { locales, baseLocale } = JSON.parse(readFileSync(path.join(root, 'project.inlang/settings.json'), 'utf8')) as {
  locales: string[]
  baseLocale: string
}

/** What React Router's browser part knows of a build: which files each page needs, and its own file. */
type Manifest = { routes: Record<string, unknown>; url: string }

/**
 * Builds the shop's pages: the scripts of the browser once per language, so that no page has words of the other, and
 * the server's, which speaks both. Files that are the same in both languages, such as React's, have one name.
 */
export async function buildShop(): Promise<CommandResult> {
  const manifests: Record<string, Manifest> = {}
  const assets = path.join(root, 'build/shop/client/assets')
  for (const locale of locales) {
    const built = await run('react-router', ['build'], { env: { NODE_ENV: 'production', SHOP_LOCALE: locale } })
    if (built.code !== 0) return built
    const own = path.join(root, buildDirectory(locale), 'client/assets')
    if (own !== assets) cpSync(own, assets, { recursive: true })
    manifests[locale] = writeManifest(assets, ownRoutes(readManifest(own), locale))
  }
  writeFileSync(path.join(root, 'build/shop/server/manifests.json'), JSON.stringify(manifests))
  return { code: 0, output: '' }
}

/**
 * Where React Router builds a language; the server's bundle of the base language is the one that runs. Each build empties
 * its folder, so nothing else is in it.
 */
export const buildDirectory = (locale: string | undefined): string =>
  locale === undefined || locale === baseLocale ? 'build/shop' : `.react-router/build-${locale}`

function readManifest(assets: string): Manifest {
  const [file = ''] = globSync('manifest-*.js', { cwd: assets })
  const [, json] = /^window\.__reactRouterManifest=(.*);$/s.exec(readFileSync(path.join(assets, file), 'utf8')) ?? []
  if (!json) throw new Error('React Router wrote its manifest in another form.')
  return JSON.parse(json) as Manifest
}

/** Without the pages of other languages: the way to them is another document. */
function ownRoutes(manifest: Manifest, locale: string): Manifest {
  const others = locales.filter((each) => each !== locale)
  const isOwn = ([id]: [string, unknown]) => !others.some((other) => id.endsWith(`.${other}`))
  return { ...manifest, routes: Object.fromEntries(Object.entries(manifest.routes).filter(isOwn)) }
}

function writeManifest(assets: string, manifest: Manifest): Manifest {
  const name = `manifest-${createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8)}.js`
  const made = { ...manifest, url: `/assets/${name}` }
  writeFileSync(path.join(assets, name), `window.__reactRouterManifest=${JSON.stringify(made)};`)
  return made
}
