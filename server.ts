import { INSTALL_NODE, isNodeNewEnough } from './src/server/start/node-version.mjs'

// Nothing else is imported before: a module that asks an older Node for what it does not have ends in a stack trace.
const { node } = process.versions
if (!isNodeNewEnough(node)) {
  console.error(`Node ${node} is too old for the shop. ${INSTALL_NODE}`)
  process.exit(1)
}

/**
 * The process. Errors name the lines of the sources, but not in packages: the maps of all that are loaded take some 100
 * MB. It must be said before anything else is loaded.
 */
const { setSourceMapsSupport } = await import('node:module')
setSourceMapsSupport(true, { nodeModules: false })
await import('./src/server/start/module-formats.mjs')
const { endOnFault, endOnFullDisk } = await import('./src/server/app/end-on-fault.ts')
await endOnFault()
await import('./src/server/app/serve.ts').catch(endOnFullDisk)
