import { defineConfig, type Plugin } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import { starter } from './src/server/http/late-start.ts'

/** What there must be one of in the process, and what mails never load. */
const shared = /^(?:node:|react(?:-dom)?(?:\/|$)|prettier\/)/

/** The script that is in every page, with short names. */
const shortStarter: Plugin = {
  name: 'short-starter',
  load: {
    filter: { id: /\/src\/server\/http\/late-start\.ts$/ },
    handler: () => `export const starter = ${JSON.stringify(minifySync('late-start.js', starter).code)}`,
  },
}

/**
 * The server outside React Router's bundle: our own files in one, packages as they are installed. But the parts of mails
 * come with a compiler of Tailwind and a highlighter of code, which only a bundle leaves out where nobody uses them. Its
 * source maps stay in memory for the traces of errors, which name files and lines: they are without the sources.
 */
export default defineConfig({
  input: { server: 'server.ts', 'search-builder': 'src/search-engine/store/node/segment-worker.ts' },
  platform: 'node',
  plugins: [shortStarter],
  external: (id, importer) => {
    if (id.startsWith('.') || id.startsWith('/')) return false
    const ofMails = id.startsWith('@react-email/') || importer?.includes('/node_modules/')
    return !ofMails || shared.test(id)
  },
  output: { dir: 'build/app', format: 'esm', sourcemap: true, sourcemapExcludeSources: true, cleanDir: true },
})
