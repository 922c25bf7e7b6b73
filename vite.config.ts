import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { oneLanguage } from './scripts/steps/one-language.ts'
import { pageChunks } from './scripts/steps/page-chunks.ts'
import { preactForReact } from './scripts/steps/preact.ts'
import { reloadOnSave } from './scripts/steps/reload-on-save.ts'

const chunks = pageChunks()

/** The browser's scripts: Preact and the router; then by the pages that share them. */
const codeSplitting = {
  groups: [
    { name: 'vendor', test: /node_modules|react-on-preact/, priority: 10, tags: ['$initial' as const] },
    ...chunks.groups,
  ],
}

/**
 * A page's scripts run as soon as they are there: compiled as they arrive, beside the page, instead of piece by piece
 * in its way. V8 reads it in the first line; to other browsers it is a comment. The map is large, and for few.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && !file.name.startsWith('tile-map'))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

export default defineConfig({
  plugins: [
    chunks.plugin,
    oneLanguage(process.env.SHOP_LOCALE),
    tailwindcss(),
    reactRouter(),
    compiledAhead,
    reloadOnSave,
  ],
  resolve: { alias: preactForReact },
  // A package that is left out of the server's bundle would find React.
  ssr: { noExternal: true },
  // In development: packages that no page's first modules name are met while one is open, which is then loaded again
  // and hears of no save. Preact is behind its alias; the others are asked for late.
  optimizeDeps: { include: ['preact', 'web-vitals', 'maplibre-gl'] },
  // Inlined files would be part of every page and of no cache.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
})
