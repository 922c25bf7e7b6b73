import path from 'node:path'
import { root } from './run.ts'

const reactOnPreact = path.join(root, 'src/react-on-preact.mjs')
const modules = {
  react: reactOnPreact,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react-dom/server.edge': 'preact/compat/server',
}

/** Preact where React is imported, by the shop's own modules and by its packages. */
export const preactForReact = Object.entries(modules).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))
