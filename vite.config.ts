import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oneLanguage } from './scripts/steps/one-language.ts'
import { pageChunks } from './scripts/steps/page-chunks.ts'
import { preactForReact } from './scripts/steps/preact.ts'

const chunks = pageChunks()

/** The browser's scripts: Preact and the router; then by the pages that share them. */
const codeSplitting = {
  groups: [
    { name: 'vendor', test: /node_modules|react-on-preact/, priority: 10, tags: ['$initial' as const] },
    ...chunks.groups,
  ],
}

export default defineConfig({
  plugins: [chunks.plugin, oneLanguage(process.env.SHOP_LOCALE), tailwindcss(), reactRouter()],
  resolve: { alias: preactForReact },
  // A package that is left out of the server's bundle would find React.
  ssr: { noExternal: true },
  // Inlined files would be part of every page and of no cache.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
})
