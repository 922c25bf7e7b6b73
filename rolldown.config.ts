import { defineConfig } from 'rolldown'

/** The server outside React Router's bundle: our own files in one, packages as they are installed. */
export default defineConfig({
  input: { server: 'server.ts', 'search-builder': 'src/search-engine/store/node/segment-worker.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  output: { dir: 'build/app', format: 'esm', sourcemap: true, cleanDir: true },
})
