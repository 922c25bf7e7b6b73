import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * The browser's scripts by how many pages share them: React and the router; what pages share, in few files; a file for
 * each page and for what opens on demand.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules/, priority: 2, tags: ['$initial' as const] },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 15_000, priority: 1 },
  ],
}

/** The names of all pages that share a file would be its own. */
const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Inlined files would be part of every page and of no cache.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } } } },
})
