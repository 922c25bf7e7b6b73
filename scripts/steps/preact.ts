import path from 'node:path'
import { root } from './run.ts'

const reactOnPreact = path.join(root, 'src/react-on-preact.mjs')
/**
 * As it was written: the package's own build for older browsers keeps what it rendered alive for pages to come, until
 * the next full collection of garbage (docs/decisions/0057).
 */
const renderer = path.join(root, 'node_modules/preact-render-to-string/src/index.js')
const modules = {
  react: reactOnPreact,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react-dom/server.edge': 'preact/compat/server',
  'preact-render-to-string': renderer,
}

/** Preact where React is imported, by the shop's own modules and by its packages. */
export const preactForReact = Object.entries(modules).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))
