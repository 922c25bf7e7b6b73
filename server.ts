import { setSourceMapsSupport } from 'node:module'
import './src/server/start/module-formats.mjs'

/**
 * The process. Errors name the lines of the sources, but not in packages: the maps of all that are loaded take some 100
 * MB. It must be said before anything else is loaded.
 */
setSourceMapsSupport(true, { nodeModules: false })
const { endOnFault } = await import('./src/server/app/end-on-fault.ts')
await endOnFault()
await import('./src/server/app/serve.ts')
