import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { pageChunks } from './scripts/steps/page-chunks.ts'

const chunks = pageChunks()

/** The browser's scripts: React and the router; then by the pages that share them. */
const codeSplitting = {
  groups: [{ name: 'react', test: /node_modules/, priority: 10, tags: ['$initial' as const] }, ...chunks.groups],
}

/**
 * Binds the browser's scripts to the language they are built for, so that words of the other fall away; `npm run dev`
 * serves both.
 */
const oneLanguage = (locale: string | undefined): Plugin => ({
  name: 'one-language',
  applyToEnvironment: ({ name }) => name === 'client' && locale !== undefined,
  transform: {
    filter: { id: /\/src\/paraglide\/runtime\.js$/ },
    handler(code) {
      const [open, bound] = ['experimentalStaticLocale = undefined', `experimentalStaticLocale = '${locale}'`]
      if (!code.includes(open)) this.error('Paraglide wrote its runtime in another form.')
      return code.replace(open, bound)
    },
  },
})

export default defineConfig({
  plugins: [chunks.plugin, oneLanguage(process.env.SHOP_LOCALE), tailwindcss(), reactRouter()],
  // Inlined files would be part of every page and of no cache.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
})
